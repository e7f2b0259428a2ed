import background from './images/gate.webp?picture'
import type { GateWords } from './types'

/** The password screen. The password itself is a setting of the build: PORTFOLIO_PASSWORD. */
export const gate: GateWords = {
  title: 'Portfolio Access',
  prompt: 'Please enter the password to view the portfolio.',
  passwordPlaceholder: 'Enter password',
  showLabel: 'Show password',
  hideLabel: 'Hide password',
  submitLabel: 'Access Portfolio',
  invalid: 'Invalid password',
  footer: 'This content is protected. The password came with the link.',
  background,
  locked: {
    'data-too-many': 'Too many tries. Please wait a few minutes.',
    'data-unreachable': 'The password can’t be checked right now. Please try again.',
    'data-cookies': 'Please allow cookies for this site: the lock needs one.',
  },
  link: {
    opening: 'Opening the portfolio …',
    unreachable: 'The link can’t be opened right now. Please try again in a minute.',
    noScript: 'This portfolio needs JavaScript.',
    ended: 'This link has ended. For a new one, or for the password, write to',
  },
  scene: {
    ball: { x: 0.7895, y: 0.5665, radius: 0.0487 },
    light: {
      x: 0.13,
      top: 0.16,
      bottom: 0.52,
      paint: 'linear-gradient(100deg, #fff3d6, #f6d9a0 45%, #e8a86a)',
    },
  },
}
