import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'

type HeaderReader = (name: string) => string | undefined

/** Behind a proxy only the browser and the proxy know this. Who says it falsely only loses an own session. */
function isHttps(header: HeaderReader, siteOrigin: string | undefined): boolean {
  const said = [header('origin'), header('x-forwarded-proto')]
  return said.some((value) => value?.startsWith('https')) || siteOrigin === `https://${header('host')}`
}

/** The cookie of one kind of session. On HTTPS its name has a prefix, so that only this very host can have set it. */
export function sessionCookie(
  name: string,
  sameSite: 'Lax' | 'Strict',
  { siteOrigin, lifetimeMs }: { siteOrigin?: string | undefined; lifetimeMs: number },
) {
  const plain = new RegExp(`(?:^|; *)${name}=([^;]*)`)
  const prefixed = new RegExp(`(?:^|; *)__Host-${name}=([^;]*)`)
  return {
    read(header: HeaderReader): string | undefined {
      const cookies = header('cookie')
      if (!cookies) return undefined
      const found = prefixed.exec(cookies) ?? (isHttps(header, siteOrigin) ? null : plain.exec(cookies))
      return found?.[1]
    },
    /** With the path of the whole site, so that the owner's visits don't count. */
    set(c: Context, token: string): void {
      const secure = isHttps((header) => c.req.header(header), siteOrigin)
      const maxAge = Math.floor(lifetimeMs / 1000)
      const prefix = secure && ({ prefix: 'host' } as const)
      setCookie(c, name, token, { ...prefix, secure, path: '/', httpOnly: true, sameSite, maxAge })
    },
    delete(c: Context): void {
      deleteCookie(c, name, { path: '/' })
      deleteCookie(c, name, { path: '/', secure: true, prefix: 'host' })
    },
  }
}
