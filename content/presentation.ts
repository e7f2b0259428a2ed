import { accentLastWord } from './accent-last-word'
import { counted, sentence } from './counted'
import { facts } from './facts'
import stoneware from './images/ai/02-stoneware-sun.webp?picture'
import mobile from './images/ai/08-balancing-mobile.webp?picture'
import range from './images/ai/16-paper-range.webp?picture'
import flowMap from './images/case-studies/trace-flow-map-flow-map.webp?picture'
import portrait from './images/portraits/tova-merrin.webp?picture'
import background from './images/presentation/background.webp?picture'
import firstException from './images/presentation/pathpoint.webp?picture'
import firstExceptionPart from './images/presentation/pathpoint-part.webp?picture'
import tideClock from './images/vibe/tide-clock.webp?picture'
import poster from './images/visuals/vd-02-low-sun-poster.webp?picture'
import { contact, owner } from './site'
import type { Seo, Slide, SlideOf } from './types'

/** The deck as a whole. */
export const deck = {
  title: `${owner.name}: the deck`,
  /** Covers the screen behind the dark slides. */
  background,
  exitLabel: 'Back to the portfolio',
}

const philosophy: SlideOf<'rules'> = {
  kind: 'rules',
  id: 'philosophy',
  title: 'If it works at *three in the morning*, it works.',
  subtitle: 'Philosophy',
  content: { rules: ['Watch first', 'Show the cause', 'Take one thing out'] },
  notes: [
    'The story: second on-call week, 03:06, an engineer opened nine screens and phoned a colleague instead.',
    'Half asleep is the honest usability test. Whatever survives it is good at ten with coffee, too.',
    'Three rules follow. The third one is the hardest to keep.',
  ],
}

const problemSolving: SlideOf<'spans'> = {
  kind: 'spans',
  id: 'problem-solving',
  title: 'From noise to *cause*',
  subtitle: 'How I solve a problem',
  content: {
    spans: [
      { name: 'Watch', text: 'Sit beside the work', from: 0, to: 4 },
      { name: 'Count', text: 'Find the step that hurts', from: 2, to: 5 },
      { name: 'Draw', text: 'Prototype with real data', from: 4, to: 8 },
      { name: 'Break', text: 'Replay the worst day', from: 6, to: 9 },
      { name: 'Remove', text: 'Release one thing less', from: 8, to: 10 },
    ],
  },
  notes: [
    'Read it as a trace: the spans overlap, because the work does.',
    'Watching takes the longest. It is also what people want to skip.',
    'Breaking means recorded incidents, a stopwatch and somebody from another team.',
  ],
}

const flowMapCase: SlideOf<'comparison'> = {
  kind: 'comparison',
  id: 'flow-map',
  title: 'One path is *burning*',
  subtitle: 'Case: Flow Map, Spanwell',
  content: {
    picture: flowMap,
    alt: 'The Flow Map of sixteen services, with one red path from the gateway to the database',
    before: { value: '16', label: 'minutes with dashboards' },
    after: { value: '4', label: 'minutes with the map' },
    wider: facts.tracingMau,
  },
  notes: [
    'Deploy 8812 cut a connection pool from 80 to 20. The map shows the retries as what they are.',
    'Sixteen minutes to four, median of 24 timed replays of real incidents.',
    `The map and unified tracing belong together: ${facts.tracingMau.value} ${facts.tracingMau.label}.`,
    'Tell them about the six weeks of animation that I threw away.',
  ],
}

const pathpointCase: SlideOf<'route'> = {
  kind: 'route',
  id: 'pathpoint',
  title: 'The product explains *itself*',
  subtitle: 'Case: Pathpoint 2.0',
  content: {
    picture: firstException,
    part: firstExceptionPart,
    alt: 'Pathpoint 2.0: a yellow note beside a late stop on the route map says which two vans can take it over',
    stops: ['First route', 'First exception', 'First week alone'],
    figures: [facts.attributed, facts.earlyAdoption],
  },
  notes: [
    'Pathpoint plans routes for delivery fleets. New dispatchers needed a trainer for two days.',
    'We took the tour away. Guidance now stands where the hand already is, and leaves when it is not needed.',
    `${facts.attributed.value} ${facts.attributed.label}: ${facts.attributed.of}.`,
    `${facts.earlyAdoption.value} ${facts.earlyAdoption.label}: ${facts.earlyAdoption.of}.`,
  ],
}

const trackRecord: SlideOf<'record'> = {
  kind: 'record',
  id: 'track-record',
  title: 'The numbers *came in*',
  subtitle: 'Track record',
  content: {
    figures: [facts.tracingMau, facts.attributed, facts.earlyAdoption],
    roles: [
      { company: 'Paperlight Press', from: 2011, to: 2013 },
      { company: 'Swellmark', from: 2013, to: 2016 },
      { company: 'Tidehouse', from: 2016, to: 2021 },
      { company: 'Spanwell', from: 2022 },
    ],
  },
  notes: [
    'I stay until the numbers are in. These three were counted by the clients, not by me.',
    'The 70 percent is Unified Tracing, six months after release. The other two are Pathpoint 2.0.',
    'Print, boats, studio, product: the materials changed, the job stayed.',
  ],
}

const workStyle: SlideOf<'habits'> = {
  kind: 'habits',
  id: 'work-style',
  title: 'Calm hands, *short loops*',
  subtitle: 'Work style',
  content: {
    picture: mobile,
    alt: 'A hanging mobile in balance: red disc, yellow disc, white ring, green half-moon on a blue wall',
    habits: [
      { title: 'Listen', text: 'with the people on call' },
      { title: 'Build', text: 'in code, the same afternoon' },
      { title: 'Decide', text: 'in writing, with a name' },
    ],
  },
  notes: [
    'Ask how their team makes decisions today, then compare.',
    'I prototype in the real material, so long names and slow networks turn up on day one.',
    'Every decision is one page with a name and a date. People may disagree with it; nobody has to guess it.',
  ],
}

const personality: SlideOf<'prints'> = {
  kind: 'prints',
  id: 'personality',
  title: 'Badly registered posters, *on Sundays*',
  subtitle: 'Personality',
  content: {
    portrait,
    alt: `Portrait of ${owner.name}, drawn in flat shapes`,
    cards: [
      {
        picture: poster,
        alt: 'A letterpress poster of a sun going down in stripes',
        caption: 'One letterpress, in the garage',
      },
      { picture: tideClock, alt: 'A clock that shows the tide', caption: 'A clock for tides' },
      {
        picture: stoneware,
        alt: 'Vases in front of a yellow disc',
        caption: 'Still lifes, made by prompting',
      },
    ],
  },
  notes: [
    'Keep this one short and warm.',
    'The letterpress teaches patience: two inks, no undo.',
    'Ask them what they make on Sundays.',
  ],
}

const closing: SlideOf<'closing'> = {
  kind: 'closing',
  id: 'closing',
  title: 'What can your users *not see*?',
  /** Stays the same whoever the audience is. */
  subtitle: owner.availability,
  content: { picture: range, email: contact.email, phone: contact.phone },
  notes: [
    'Leave the question standing. Wait for an answer.',
    'Lead and principal roles: AI products, observability, design systems.',
    'The deck, the cases and the resume are behind the same link.',
  ],
}

/** The order of all slides but the first, which says how many there are. */
const others: Slide[] = [
  philosophy,
  problemSolving,
  flowMapCase,
  pathpointCase,
  trackRecord,
  workStyle,
  personality,
  closing,
]

const count = counted(others.length + 1, 'slide', 'slides')

const intro: SlideOf<'opening'> = {
  kind: 'opening',
  id: 'intro',
  title: accentLastWord(owner.tagline),
  subtitle: `${sentence(count)}, about ten minutes`,
  content: { name: owner.name, role: owner.role },
  notes: [
    'Say hello first. Ask who is in the room and what they build.',
    'One sentence: systems know more than they show, and I design the part that shows it.',
    `${sentence(count)}. Questions at any time.`,
  ],
}

/** The deck, in order. */
export const slides: Slide[] = [intro, ...others]

export const seo: Seo = {
  title: `Presentation by ${owner.name}`,
  description: `${owner.name} in ${count}: how she thinks, two cases, the track record and how she works with a team.`,
}

/** The controls' words. */
export const controls = {
  label: 'Slide controls',
  auto: 'Auto',
  stop: 'Stop',
  previous: 'Previous slide',
  next: 'Next slide',
  progress: 'Progress',
  goTo: 'Go to slide',
  enterFullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  presenter: 'Presenter view',
}

/** The speaker's own window. */
export const presenterWords = {
  title: 'Presenter view',
  current: 'Now',
  next: 'Next',
  notes: 'Notes',
  timer: 'Elapsed',
  pause: 'Pause',
  resume: 'Resume',
  reset: 'Reset',
}
