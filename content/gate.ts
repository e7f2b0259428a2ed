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
}
