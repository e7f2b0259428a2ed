import type { Seo, Slide } from '../../../content/types'
import background from './images/deck.jpg?picture'
import { contact, owner } from './site'

export const deck = { title: `${owner.name}: a talk`, background, exitLabel: 'Back to the work' }

export const slides: Slide[] = [
  {
    kind: 'closing',
    id: 'question',
    title: 'What do people *wait for*?',
    subtitle: owner.availability,
    content: { picture: background, email: contact.email, phone: contact.phone },
    notes: ['Begin with the question.'],
  },
  {
    kind: 'rules',
    id: 'rules',
    title: 'Two *rules*',
    subtitle: 'How I work',
    content: { rules: ['Sit down first', 'Ask last'] },
    notes: ['Both are hard.'],
  },
]

export const seo: Seo = {
  title: `A talk by ${owner.name}`,
  description: 'Two slides about waiting: a question, and two rules for the people who design corridors.',
}

export const controls = {
  label: 'The talk',
  auto: 'Play',
  stop: 'Rest',
  previous: 'Slide before',
  next: 'Slide after',
  progress: 'How far',
  goTo: 'To slide',
  enterFullScreen: 'Whole screen',
  leaveFullScreen: 'Leave it',
  presenter: 'For the speaker',
}

export const presenterWords = {
  title: 'For the speaker',
  current: 'Here',
  next: 'After',
  notes: 'To say',
  timer: 'Time',
  pause: 'Hold',
  resume: 'Go on',
  reset: 'Anew',
}
