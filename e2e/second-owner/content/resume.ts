import type { Resume, ResumeEntry, Seo } from '../../../content/types'
import { owner } from './site.ts'

export const experience: ResumeEntry[] = [
  {
    title: 'Service Designer',
    company: 'Studio Nguyễn',
    duration: '2021-Present',
    location: 'Berlin',
    description: 'Counters, corridors and letters for public offices.',
    highlight: 'Nine offices',
    highlights: ['Moved the waiting numbers of nine offices from paper to people’s pockets.'],
    products: ['Tickets', 'Letters'],
  },
  {
    title: 'Designer',
    company: 'Biuro Żółw',
    duration: '2014-2021',
    location: 'Łódź',
    description: 'Forms that fit on one side.',
    highlight: 'One side only',
    highlights: ['Shortened 212 forms, most of them by half.'],
    products: ['Forms'],
  },
]

export const seo: Seo = {
  title: `CV of ${owner.name}`,
  description:
    'Service designer in Berlin since 2021, in Łódź before that. Forms, tickets, counters and letters.',
}

export const resume: Resume = {
  title: owner.name,
  summaryLine: 'Service designer. I shorten the time in which nothing happens.',
  downloadLabel: 'The CV as PDF',
  linkedinLabel: 'Network',
  contactHeading: 'Reach me',
  highlightsHeading: 'In short',
  highlights: [],
  experienceHeading: 'Posts',
  productsLabel: 'Things',
  experience,
  timeline: { from: 2014, to: 2026 },
  skillsHeading: 'Skills',
  skillGroups: [{ name: 'Fields', skills: ['Observation', 'Plain language', 'Signs'] }],
  vibeCoding: { heading: 'None', points: [] },
  professionalSummary: { heading: 'Summary', paragraphs: [] },
  contracts: { heading: 'Contracts', points: [] },
}
