export const SESSION_COOKIE = 'portfolio-session'

/** On HTTPS the name has a prefix, so that only this very host can have set it. */
const ON_HTTPS = new RegExp(`(?:^|; *)__Host-${SESSION_COOKIE}=([^;]*)`)
const ON_HTTP = new RegExp(`(?:^|; *)${SESSION_COOKIE}=([^;]*)`)

export function readSessionCookie(header: string | undefined): string | undefined {
  if (!header) return undefined
  return (ON_HTTPS.exec(header) ?? ON_HTTP.exec(header))?.[1]
}
