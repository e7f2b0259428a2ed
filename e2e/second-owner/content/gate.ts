import type { GateWords } from '../../../content/types'
import background from './images/gate.jpg?picture'

export const gate: GateWords = {
  title: 'One moment, please',
  prompt: 'Type the word from my letter.',
  passwordPlaceholder: 'The word',
  showLabel: 'Show the word',
  hideLabel: 'Hide the word',
  submitLabel: 'Come in',
  invalid: 'That is another word',
  footer: 'These pages are for people I write to.',
  background,
  locked: {
    'data-too-many': 'Too many tries. Please wait a little.',
    'data-unreachable': 'The word can’t be checked right now. Please try again.',
    'data-cookies': 'Please allow cookies for this site: the lock needs one.',
  },
  link: {
    opening: 'One moment, the door opens …',
    unreachable: 'The door sticks. Please try again in a minute.',
    noScript: 'These pages need JavaScript.',
    ended: 'This letter has expired. For a new one, write to',
  },
  scene: {
    ball: { x: 0.5, y: 0.5, radius: 0.05 },
    light: { x: 0.2, top: 0.2, bottom: 0.6, paint: 'linear-gradient(90deg, #ffffff, #ece4ff)' },
  },
}
