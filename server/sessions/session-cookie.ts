import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'

const SESSION_COOKIE = 'portfolio-session'

/** On HTTPS the name has a prefix, so that only this very host can have set it. */
const ON_HTTPS = new RegExp(`(?:^|; *)__Host-${SESSION_COOKIE}=([^;]*)`)
const ON_HTTP = new RegExp(`(?:^|; *)${SESSION_COOKIE}=([^;]*)`)

export function readSessionCookie(header: string | undefined): string | undefined {
  if (!header) return undefined
  return (ON_HTTPS.exec(header) ?? ON_HTTP.exec(header))?.[1]
}

export function setSessionCookie(c: Context, token: string, lifetimeMs: number): void {
  // Behind a proxy only the browser knows for certain that its line is encrypted.
  const secure = c.req.header('origin')?.startsWith('https:') ?? false
  setCookie(c, SESSION_COOKIE, token, {
    ...(secure && { prefix: 'host' }),
    secure,
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: Math.floor(lifetimeMs / 1000),
  })
}
