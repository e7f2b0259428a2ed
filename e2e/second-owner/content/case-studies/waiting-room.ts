import type { CaseStudy } from '../../../../content/types'
import { card } from './waiting-room.card'

export const study: CaseStudy = {
  slug: card.id,
  formerSlugs: ['corridor', 'flur'],
  seo: {
    title: 'Waiting Room: a case',
    description:
      'Waiting Room: a case about waiting, told from the chair in the corridor to the change that was made.',
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
  tone: 'sky',
  cover: card.image,
  coverAlt: 'A corridor with a row of chairs, upright as the camera was held',
  summary: 'A short story about waiting room.',
  minute: {
    problem: 'Nobody knew whose turn it was.',
    role: 'I sat there for nine days.',
    outcome: 'The wait became shorter by eleven minutes.',
  },
  challenge: [
    { kind: 'text', text: 'People took a number and then lost sight of the board that showed it.' },
    {
      kind: 'quote',
      text: 'מי שמחכה רוצה לדעת שלא שכחו אותו',
      by: 'A visitor, on the second day',
      lang: 'he',
      dir: 'rtl',
    },
  ],
  metrics: [
    {
      icon: 'clock',
      metric: '11 min',
      description: 'shorter wait',
      detail: 'Counted over four weeks with a stopwatch.',
    },
  ],
  process: [{ kind: 'text', text: 'Nine days on a chair, then three prototypes made of paper and tape.' }],
  callToAction: {
    heading: 'Do people wait at your place?',
    text: 'Then I would like to sit there.',
    label: 'Write to me',
    href: '/contact',
  },
}
