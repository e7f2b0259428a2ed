import type { CaseStudy } from '../../../../content/types'
import cover from '../images/covers/night-bus.jpg?picture'

export const study: CaseStudy = {
  slug: 'night-bus',
  listed: false,
  seo: {
    title: 'Night Bus: a case',
    description:
      'Night Bus: a case about waiting, told from the chair in the corridor to the change that was made.',
  },
  header: {
    title: 'Night Bus',
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
  summary: 'A short story about night bus.',
  minute: {
    problem: 'Nobody knew whose turn it was.',
    role: 'I sat there for nine days.',
    outcome: 'The wait became shorter by eleven minutes.',
  },
  challenge: [{ kind: 'text', text: 'Only those who were given this address read about the night bus.' }],
  callToAction: {
    heading: 'Do people wait at your place?',
    text: 'Then I would like to sit there.',
    label: 'Write to me',
    href: '/contact',
  },
}
