import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

const COOKIE = 'portfolio-owner'

/** The owner's sessions, wherever they are kept. */
export interface OwnerSessions {
  open: () => Promise<string>
  find: (token: string) => Promise<{ id: string } | undefined>
  end: (id: string) => Promise<void>
  lifetimeMs: number
}

export type SessionReader = (c: Context) => Promise<{ id: string } | undefined>

/** Whose request it is: the owner's, or undefined. */
export function ownerSession({ find }: OwnerSessions): SessionReader {
  return async (c) => {
    const token = getCookie(c, COOKIE, 'host') ?? getCookie(c, COOKIE)
    return token ? find(token) : undefined
  }
}

/** Sent with requests of this site's own pages only. The path is the whole site, so that the owner's visits don't count. */
export function giveCookie(c: Context, token: string, lifetimeMs: number): void {
  // Behind a proxy only the browser knows for certain that its line is encrypted.
  const secure = c.req.header('origin')?.startsWith('https:') ?? false
  setCookie(c, COOKIE, token, {
    ...(secure && { prefix: 'host' }),
    secure,
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: Math.floor(lifetimeMs / 1000),
  })
}

export function takeCookie(c: Context): void {
  deleteCookie(c, COOKIE, { path: '/' })
  if (getCookie(c, COOKIE, 'host')) deleteCookie(c, COOKIE, { path: '/', secure: true, prefix: 'host' })
}
