import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'

type HeaderReader = (name: string) => string | undefined

/** The cookie of one kind of session. On HTTPS its name has a prefix, so that only this very host can have set it. */
export class SessionCookie {
  readonly #name: string
  readonly #sameSite: 'Lax' | 'Strict'
  readonly #siteOrigin: string | undefined

  constructor(name: string, sameSite: 'Lax' | 'Strict', siteOrigin: string | undefined) {
    this.#name = name
    this.#sameSite = sameSite
    this.#siteOrigin = siteOrigin
  }

  read(header: HeaderReader): string | undefined {
    const cookies = header('cookie')
    if (!cookies) return undefined
    const find = (name: string) => new RegExp(`(?:^|; *)${name}=([^;]*)`).exec(cookies)?.[1]
    return find(`__Host-${this.#name}`) ?? (this.#isHttps(header) ? undefined : find(this.#name))
  }

  /** With the path of the whole site, so that the owner's visits don't count. */
  set(c: Context, token: string, lifetimeMs: number): void {
    const secure = this.#isHttps((name) => c.req.header(name))
    setCookie(c, this.#name, token, {
      ...(secure && { prefix: 'host' }),
      secure,
      path: '/',
      httpOnly: true,
      sameSite: this.#sameSite,
      maxAge: Math.floor(lifetimeMs / 1000),
    })
  }

  delete(c: Context): void {
    deleteCookie(c, this.#name, { path: '/' })
    deleteCookie(c, this.#name, { path: '/', secure: true, prefix: 'host' })
  }

  /** Behind a proxy only the browser and the proxy know this. Who says it falsely only loses an own session. */
  #isHttps(header: HeaderReader): boolean {
    return (
      [header('origin'), header('x-forwarded-proto')].some((value) => value?.startsWith('https')) ||
      this.#siteOrigin === `https://${header('host')}`
    )
  }
}
