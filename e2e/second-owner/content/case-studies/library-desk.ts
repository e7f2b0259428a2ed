import type { CaseStudy } from '../../../../content/types'
import { card } from './library-desk.card'

export const study: CaseStudy = {
  slug: card.id,
  seo: {
    title: 'Library Desk: a case',
    description:
      'Library Desk: a case about waiting, told from the chair in the corridor to the change that was made.',
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
  tone: 'ink',
  cover: card.image,
  coverAlt: 'A corridor with a row of chairs, upright as the camera was held',
  summary: 'A short story about library desk.',
  minute: {
    problem: 'Nobody knew whose turn it was.',
    role: 'I sat there for nine days.',
    outcome: 'The wait became shorter by eleven minutes.',
  },
  challenge: [{ kind: 'text', text: 'The desk was high, and the line behind it was long.' }],
  solution: [{ kind: 'text', text: 'We lowered it by a hand and took the glass away.' }],
  metrics: [
    { icon: 'clock', metric: '2', description: 'desks', detail: 'Counted over four weeks with a stopwatch.' },
    {
      icon: 'clock',
      metric: '40%',
      description: 'fewer questions',
      detail: 'Counted over four weeks with a stopwatch.',
    },
    {
      icon: 'clock',
      metric: '9',
      description: 'shelves moved',
      detail: 'Counted over four weeks with a stopwatch.',
    },
    {
      icon: 'clock',
      metric: '1 h',
      description: 'more each day',
      detail: 'Counted over four weeks with a stopwatch.',
    },
    {
      icon: 'clock',
      metric: '0',
      description: 'complaints',
      detail: 'Counted over four weeks with a stopwatch.',
    },
  ],
  enterpriseValue: [{ kind: 'text', text: 'The city built six more of them from the same drawing.' }],
  callToAction: {
    heading: 'Do people wait at your place?',
    text: 'Then I would like to sit there.',
    label: 'Write to me',
    href: '/contact',
  },
}
