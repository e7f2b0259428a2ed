import type { CaseStudy } from '../../../../content/types'
import cover from '../images/covers/post-office.jpg?picture'

export const study: CaseStudy = {
  slug: 'post-office',
  draft: true,
  seo: {
    title: 'Post Office: a case',
    description:
      'Post Office: a case about waiting, told from the chair in the corridor to the change that was made.',
  },
  header: {
    title: 'Post Office',
    client: 'A client',
    date: '2022',
    duration: 'Three months',
    role: 'Service designer',
    team: [],
    technologies: ['Observation'],
  },
  tone: 'sage',
  cover: cover,
  coverAlt: 'A corridor with a row of chairs, upright as the camera was held',
  summary: 'A short story about post office.',
  minute: {
    problem: 'Nobody knew whose turn it was.',
    role: 'I sat there for nine days.',
    outcome: 'The wait became shorter by eleven minutes.',
  },
  challenge: [{ kind: 'text', text: 'TODO: an unfinished sentence about the post office.' }],
  callToAction: {
    heading: 'Do people wait at your place?',
    text: 'Then I would like to sit there.',
    label: 'Write to me',
    href: '/contact',
  },
}
