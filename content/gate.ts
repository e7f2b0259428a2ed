import background from './images/gate.webp?picture'

/** The password screen. The password itself is a setting of the build: PORTFOLIO_PASSWORD. */
export const gate = {
  title: 'Portfolio Access',
  prompt: 'Please enter the password to view the portfolio.',
  passwordPlaceholder: 'Enter password',
  showLabel: 'Show password',
  hideLabel: 'Hide password',
  submitLabel: 'Access Portfolio',
  invalid: 'Invalid password',
  /** Under the form. */
  footer: 'This content is protected. The password came with the link or the resume.',
  background,
  /** What only a locked site's gate may have to say (LOCK=server). */
  locked: {
    'data-too-many': 'Too many tries. Please wait a few minutes.',
    'data-unreachable': 'The password can’t be checked right now. Please try again.',
    'data-cookies': 'Please allow cookies for this site: the lock needs one.',
  },
}
