/** For trying the site; PORTFOLIO_PASSWORD replaces it. */
export const DEFAULT_PASSWORD = 'low-sun'
/** As PORTFOLIO_PASSWORD: no gate. */
export const NO_PASSWORD = 'off'

const LOCAL_HOST = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * What `npm start` says of the password. The owner's own is never shown: logs are kept and read by others.
 * @param {{ PORTFOLIO_PASSWORD?: string, SITE_ORIGIN?: string }} settings
 */
export function passwordNote({ PORTFOLIO_PASSWORD: own, SITE_ORIGIN: origin }) {
  return [publicPasswordWarning(own, origin), gateNote(own)].filter(Boolean).join('\n')
}

/** @param {string | undefined} own */
function gateNote(own) {
  if (own === NO_PASSWORD) return 'The site has no gate: PORTFOLIO_PASSWORD is off.'
  return own ? 'The gate opens with your PORTFOLIO_PASSWORD.' : `Gate password: ${DEFAULT_PASSWORD}`
}

/**
 * A site that others can reach must not open with a password that everyone can read in this file.
 * @param {string | undefined} password
 * @param {string | undefined} origin
 */
export function publicPasswordWarning(password, origin) {
  if (password && password !== DEFAULT_PASSWORD) return ''
  if (!origin || !URL.canParse(origin) || LOCAL_HOST.test(new URL(origin).hostname)) return ''
  return `WARNING: ${origin} opens with the sample's password, which is public. Set PORTFOLIO_PASSWORD to one of your own.`
}
