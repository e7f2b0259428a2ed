import { facts } from './facts.ts'
import type { ResumeEntry } from './types'

export const spanwell: ResumeEntry = {
  title: 'Lead Product Designer',
  company: 'Spanwell',
  duration: '2022-Present',
  location: 'San Francisco, CA (remote)',
  description:
    'I lead design for tracing and support at an observability company: four designers, three product teams, and the screens engineers open when the pager goes.',
  highlight: `${facts.tracingMau.value} ${facts.tracingMau.label}`,
  highlights: [
    `Put traces, logs, profiles and metrics on one time axis. Result: a ${facts.tracingMau.value} ${facts.tracingMau.label}.`,
    'Designed the Trace Flow Map: the whole system in one picture, with the failing path on top.',
    'Rebuilt support around guided diagnosis, so that whoever takes the case already has the results.',
    'Set the rule for AI at Spanwell: the model may suggest a cause, must show its evidence, and never acts alone.',
  ],
  products: ['Trace Flow Map', 'Unified Tracing', 'Support Experience'],
}

export const tidehouse: ResumeEntry = {
  title: 'Product Designer II',
  company: 'Tidehouse',
  duration: '2016-2021',
  location: 'Portland, OR',
  description:
    'Client products from first interview to release at a product studio: hiring software for hearthtable, mail and manager tools for Atrium, guidance for Pathpoint.',
  highlight: `${facts.attributed.value} ${facts.attributed.label}, ${facts.earlyAdoption.value} ${facts.earlyAdoption.label}`,
  highlights: [
    `Redesigned onboarding and guidance for Pathpoint 2.0: ${facts.attributed.value} ${facts.attributed.label}, ${facts.earlyAdoption.value} ${facts.earlyAdoption.label}.`,
    'Built hearthtable’s design system in four months, from the first token to the release process.',
    'Designed a manager app inside the chat tool Parley, so that approvals and one-to-ones stopped living in separate tools.',
    'Started adaptive email for Atrium, and saw it to release as a contractor in 2022.',
  ],
  products: [
    'hearthtable design system',
    'Atrium manager app',
    'Adaptive Email',
    'Pathpoint 2.0',
    'Office 365 Support',
    'Bing Maps Enterprise',
  ],
}

const swellmark: ResumeEntry = {
  title: 'UX Designer',
  company: 'Swellmark',
  duration: '2013-2016',
  location: 'Anacortes, WA',
  description:
    'The only designer in a workshop that makes boat seats. I tested on moving water and drew for people wearing gloves.',
  highlight: 'First designer on staff',
  highlights: [
    'Turned a phone-order price list into a shop that fits seat, base and spring to the boat and the person.',
    'Rode along with pilots and rescue crews; their complaints became the product pages.',
    'Drew service sheets that a deckhand can follow with one hand free.',
  ],
  products: ['Swellmark shop', 'Fit my hull', 'Service drawings'],
}

const paperlight: ResumeEntry = {
  title: 'Visual Designer',
  company: 'Paperlight Press',
  duration: '2011-2013',
  location: 'Portland, OR',
  description:
    'Labels, posters and book jackets at a print studio. Every ink cost money, so I learned to choose.',
  highlight: 'Two inks, no undo',
  highlights: [
    'Took jobs from thumbnail to press check, mixing ink and trimming sheets myself.',
    'Moved recurring jobs to one grid and one set of type sizes: my first design system, on paper.',
  ],
  products: ['Posters', 'Labels', 'Book jackets'],
}

/** Newest first. */
export const experience: ResumeEntry[] = [spanwell, tidehouse, swellmark, paperlight]

/** First and last year that are drawn. */
export const timeline = { from: 2011, to: 2026 }
