import { counted, sentence } from './counted'
import burningEdge from './images/visuals/ui-01-burning-edge.webp?picture'
import onCallPhone from './images/visuals/ui-02-on-call-phone.webp?picture'
import dial from './images/visuals/ui-03-dial.webp?picture'
import routePlayground from './images/visuals/ui-04-route-playground.webp?picture'
import iconGrid from './images/visuals/ui-05-icon-grid.webp?picture'
import latencyHeatmap from './images/visuals/ui-06-latency-heatmap.webp?picture'
import watchApproval from './images/visuals/ui-07-watch-approval.webp?picture'
import fieldStates from './images/visuals/ui-08-field-states.webp?picture'
import leaveCalendar from './images/visuals/ui-09-leave-calendar.webp?picture'
import helpPhones from './images/visuals/ui-10-help-phones.webp?picture'
import harborLabels from './images/visuals/vd-01-harbor-labels.webp?picture'
import lowSunPoster from './images/visuals/vd-02-low-sun-poster.webp?picture'
import pierCans from './images/visuals/vd-03-pier-cans.webp?picture'
import strata from './images/visuals/vd-04-strata.webp?picture'
import listenLonger from './images/visuals/vd-05-listen-longer-poster.webp?picture'
import stationery from './images/visuals/vd-06-stationery.webp?picture'
import coffee from './images/visuals/vd-07-coffee-packaging.webp?picture'
import logoSheet from './images/visuals/vd-08-logo-sheet.webp?picture'
import bookCover from './images/visuals/vd-09-book-cover.webp?picture'
import signage from './images/visuals/vd-10-signage.webp?picture'
import { owner } from './site'
import type { Seo, VisualCategory, VisualItem } from './types'

const filters: { value: 'all' | VisualCategory; label: string }[] = [
  { value: 'all', label: 'All Work' },
  { value: 'UI/UX', label: 'UI/UX' },
  { value: 'Visual Design', label: 'Visual Design' },
]

/**
 * Screens and paper take turns, so that neighbors differ. The columns fill from top to bottom: places 6, 11
 * and 16 head the four columns, 8 and 14 the three, 11 the two, and each of them differs from the first.
 */
const items: VisualItem[] = [
  {
    id: 'burning-edge',
    title: 'Burning Edge',
    category: 'UI/UX',
    image: burningEdge,
    description: 'Calls between services: healthy, slow, failing, tried again. Only failure may be red.',
  },
  {
    id: 'low-sun-poster',
    title: 'Low Sun',
    category: 'Visual Design',
    image: lowSunPoster,
    description: 'Poster for evening talks on slow interfaces. The sun goes down in stripes.',
  },
  {
    id: 'help-phones',
    title: 'Help on the Phone',
    category: 'UI/UX',
    image: helpPhones,
    description: 'From “What went quiet?” to “Joined up again.” The last screen brings proof.',
  },
  {
    id: 'pier-cans',
    title: 'Pier Cans',
    category: 'Visual Design',
    image: pierCans,
    description: 'Two cans on plinths. The label has to work at arm’s length and half empty.',
  },
  {
    id: 'route-playground',
    title: 'Route Playground',
    category: 'UI/UX',
    image: routePlayground,
    description: 'A truck route over Salt bridge, which states its limit before the driver meets it.',
  },
  {
    id: 'coffee-packaging',
    title: 'Third Watch Coffee',
    category: 'Visual Design',
    image: coffee,
    description:
      'Three roasts for three watches: dawn, noon, night. The darker the roast, the later the hour.',
  },
  {
    id: 'leave-calendar',
    title: 'Leave Calendar',
    category: 'UI/UX',
    image: leaveCalendar,
    description: 'Who is away and who covers, answered before the manager has to ask.',
  },
  {
    id: 'listen-longer-poster',
    title: 'Listen Longer',
    category: 'Visual Design',
    image: listenLonger,
    description: 'Six rules for interviews, set as a rising sun. The title is the seventh.',
  },
  {
    id: 'on-call-phone',
    title: 'On-Call Phone',
    category: 'UI/UX',
    image: onCallPhone,
    description: 'An incident for one thumb: the path that burns, with the rest folded away.',
  },
  {
    id: 'stationery',
    title: 'Paperlight Stationery',
    category: 'Visual Design',
    image: stationery,
    description: 'Letter, envelope and cards for the print studio where I learned to choose.',
  },
  {
    id: 'dial',
    title: 'Dial',
    category: 'UI/UX',
    image: dial,
    description: 'The dial on its eight-point grid: 224 across, which makes 28 squares. No accident.',
  },
  {
    id: 'harbor-labels',
    title: 'Harbor Labels',
    category: 'Visual Design',
    image: harborLabels,
    description: 'First Ferry and Salt Meadow. Night and morning from the same six inks.',
  },
  {
    id: 'watch-approval',
    title: 'Watch Approval',
    category: 'UI/UX',
    image: watchApproval,
    description: '€18,000 on a wrist: who asks, how much, and one safe button.',
  },
  {
    id: 'logo-sheet',
    title: 'Nine Marks',
    category: 'Visual Design',
    image: logoSheet,
    description: 'Logos in one ink each. If a mark needs a second color, it needs another week.',
  },
  {
    id: 'latency-heatmap',
    title: 'Latency Heatmap',
    category: 'UI/UX',
    image: latencyHeatmap,
    description: 'One service before and after deploy 8812. Its calls part ways in a single column.',
  },
  {
    id: 'book-cover',
    title: 'The Keeper’s Log',
    category: 'Visual Design',
    image: bookCover,
    description: 'Book jacket. The lighthouse is made of ruled lines, like the log it kept.',
  },
  {
    id: 'icon-grid',
    title: 'Icon Grid',
    category: 'UI/UX',
    image: iconGrid,
    description: 'Forty icons, one pen. The bell stands on its keylines so that the rest behave.',
  },
  {
    id: 'strata',
    title: 'Strata',
    category: 'Visual Design',
    image: strata,
    description: 'Cut-paper cartography: ten sheets from sea to summit.',
  },
  {
    id: 'field-states',
    title: 'When a Field Speaks',
    category: 'UI/UX',
    image: fieldStates,
    description: 'One input over forty seconds. It stays quiet until there is something to say.',
  },
  {
    id: 'signage',
    title: 'Terminal Signs',
    category: 'Visual Design',
    image: signage,
    description: 'Numerals, arrows and departures for a ferry terminal, read at a run.',
  },
]

const pieces = sentence(counted(items.length, 'piece', 'pieces'))

function countOf(kind: VisualCategory): number {
  return items.filter(({ category }) => category === kind).length
}

export const seo: Seo = {
  title: `Visual Design Gallery of ${owner.name}`,
  description: `${pieces}: ${counted(countOf('UI/UX'), 'close look', 'close looks')} at interfaces for tracing, maps and mail, and ${counted(countOf('Visual Design'), 'poster', 'posters, labels, books and signs')} on paper.`,
  keywords: ['visual design', 'interface design', 'posters', 'packaging', 'signage'],
}

export const visuals = {
  heading: 'Visual Design *Gallery*',
  intro: `${pieces}, half on glass and half on paper. Look closely. That is what they are for.`,
  filtersLabel: 'Filter the gallery',
  filters,
  backLabel: 'Back to Portfolio',
  items,
  /** The large view of one picture. */
  closing: {
    heading: 'Like What You See?',
    text: 'There is more behind most of these than fits in a frame. Ask me about any of them.',
    contactLabel: 'Contact Me',
    resumeLabel: 'View Resume',
  },
}
