import undone from '../images/evidence/accessibility-guide-undone-fix.webp?picture'
import checklist from '../images/projects/accessibility-guide-checklist.webp?picture'
import checklistPart from '../images/projects/accessibility-guide-checklist-part.webp?picture'
import contrast from '../images/projects/accessibility-guide-contrast.webp?picture'
import contrastPart from '../images/projects/accessibility-guide-contrast-part.webp?picture'
import lowVision from '../images/projects/accessibility-guide-low-vision.webp?picture'
import lowVisionPart from '../images/projects/accessibility-guide-low-vision-part.webp?picture'
import type { ProjectPageContent } from '../types'
import { card } from './accessibility-guide.card'

export const project: ProjectPageContent = {
  slug: card.id,
  seo: {
    title: `${card.title}: project`,
    description:
      'An accessibility handbook for product teams: eight chapters, six roles, thirty-five promises, tried on the booking of a ferry company.',
    keywords: ['accessibility guide', 'WCAG 2.2', 'inclusive design', 'handbook'],
  },
  title: card.title,
  description:
    'An accessibility guide for product teams, tried on a ferry booking until it stopped being theory.',
  tags: card.technologies,
  facts: { client: 'Saltline Ferries', year: '2021', role: 'Author & Designer' },
  callToAction: {
    heading: 'Is there a door in your product that sticks?',
    text: 'Show me the form that people give up on. I bring the thirty-five promises.',
    label: 'Get in touch',
    href: '/contact',
  },
  tone: 'sage',
  hero: card.image,
  heroAlt:
    'The handbook as a standing book whose vermilion cover is ajar like a door, with light falling out',
  overview: [
    {
      kind: 'text',
      text: 'Most accessibility guides are written for people who already care. The teams I met had read them, agreed with them, and shipped red on green anyway. They had enough rules. They wanted to know which one was theirs, this week.',
    },
    {
      kind: 'text',
      text: 'So the handbook, The Open Door, has eight short chapters and one running example, a ferry booking that everyone can picture. Each chapter ends in something you can do before lunch. Then Saltline Ferries let me try it on the real thing: one team, six sprints, thirty-five promises on a wall.',
    },
    {
      kind: 'text',
      text: 'Not all of it held. In sprint 21 we pinned the booking button to the screen, so that nobody could lose it. Enlarged four times it lay over the timetable, and five riders of twelve booked a boat that they had not chosen. The button went back under the last departure.',
    },
    {
      kind: 'evidence',
      label: 'Undone by riders, sprint 21',
      figure: {
        picture: undone,
        alt: 'A notebook page in pencil: a booking screen whose button stays at the bottom, marked “proud of this one!” and then crossed out in red. Beside it the riders’ notes, with five strokes of twelve for the wrong boat.',
        caption: 'I was proud of this for six days.',
        phone: 'whole',
      },
    },
  ],
  features: [
    {
      title: 'Pages that compute',
      text: 'The contrast chapter is a tool. Change a color, and the ratio, the verdicts and five kinds of sight change with it. 4.49 is not 4.5, and the page says so.',
    },
    {
      title: 'A hinge for everyone',
      text: 'Research, words, design, build, test and lead hold five to seven promises each. Nobody is asked to hold all thirty-five.',
    },
    {
      title: 'Order you can see',
      text: 'A dotted line follows the Tab key across the form, and shows where reading order and looks part ways.',
    },
    {
      title: 'A door that can stay shut',
      text: 'The lead’s card names one person who may stop a release. It was needed once. Once was enough.',
    },
  ],
  insights: [
    {
      title: 'Rules need owners',
      text: 'As one list, the promises got polite agreement. Split by role, they got done. The wording hardly changed.',
    },
    {
      title: 'Simulate, then ask',
      text: 'Filters convince designers. They don’t replace riders: two of our fixes came out again after one Tuesday with them.',
    },
    {
      title: 'Kindness shows up as speed',
      text: 'Riders with typical sight got faster too, from eleven seconds to nine. That number won the budget, which says something about budgets.',
    },
  ],
  images: [
    {
      picture: contrast,
      alt: 'A spread titled “Seen by everyone”: a ferry notice at a contrast of 4.49 to 1, a ramp of darker reds, and a booking form with its nine Tab stops numbered',
      caption: 'Chapter 3. One step darker and the notice passes.',
      phone: { picture: contrastPart, caption: '4.49 is not 4.5.' },
    },
    {
      picture: lowVision,
      alt: 'The same booking screen as seen with typical sight, deuteranopia, cataract, macular loss and glaucoma, with the seconds that each rider needs',
      caption: 'What each eye loses, and what still gets through.',
      phone: { picture: lowVisionPart, caption: 'The 06:40 with macular loss.' },
    },
    {
      picture: checklist,
      alt: 'Six checklists hang from a rail, one for each role, above a bar that reads 29 of 35',
      caption: 'The wall in sprint 24. Notes below say who moves next.',
      phone: { picture: checklistPart, caption: 'The designer’s card.' },
    },
  ],
  impact: {
    stats: [
      { value: '29 of 35', label: 'promises kept, from 17 in sprint 19' },
      { value: '26 s', label: 'to book with macular loss, was 64' },
      { value: '17 s', label: 'to book with cataract, was 38' },
    ],
    text: 'Times are medians of twelve riders for each kind of sight, finding and booking the 06:40. The six open promises hang on the wall with a name beside them. What I would do differently: I wrote the chapter on sound last, and it shows.',
  },
}
