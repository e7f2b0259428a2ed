import type { CaseStudy } from '../../../../content/types'
import { card } from './clinic-letters.card'

export const study: CaseStudy = {
  slug: card.id,
  seo: {
    title: 'Clinic Letters: a case',
    description:
      'Clinic Letters: a case about waiting, told from the chair in the corridor to the change that was made.',
  },
  header: {
    title: card.title,
    client: card.client,
    date: card.date,
    duration: 'Three months',
    role: 'Service designer',
    team: [],
    technologies: ['Observation'],
  },
  tone: 'vermilion',
  cover: card.image,
  coverAlt: 'A corridor with a row of chairs, upright as the camera was held',
  summary: 'A short story about clinic letters.',
  minute: {
    problem: 'Nobody knew whose turn it was.',
    role: 'I sat there for nine days.',
    outcome: 'The wait became shorter by eleven minutes.',
  },
  solution: [{ kind: 'text', text: 'One letter, one question, one telephone number that somebody answers.' }],
  callToAction: {
    heading: 'Do people wait at your place?',
    text: 'Then I would like to sit there.',
    label: 'Write to me',
    href: '/contact',
  },
}
