import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { readJson } from '../http/read-json.ts'
import { Refusal } from '../http/refusal.ts'
import { senderNetworks } from '../http/sender-networks.ts'
import type { PasswordCheck, Verdict } from './password-check.ts'
import { readSessionCookie, SESSION_COOKIE } from './session-cookie.ts'
import type { Sessions } from './sessions.ts'

export interface AccessParts {
  check: PasswordCheck
  sessions: Sessions
  lifetimeMs: number
  clientAddress: (c: Context) => string
  log: (line: string) => void
}

/** Answers the gate: the right password opens a session. */
export function unlockHandler(parts: AccessParts): (c: Context) => Promise<Response> {
  const { check, log } = parts
  let refused = 0
  return async (c) => {
    const networks = senderNetworks(parts.clientAddress(c))
    try {
      const wait = check.waitMs(networks)
      const verdict: Verdict =
        wait > 0 ? { kind: 'wait', ms: wait } : await check.check(await readPassword(c, networks), networks)
      if (verdict.kind === 'right') return await welcome(c, verdict.rights, parts)
      if (verdict.kind === 'wrong') return c.json({ error: 'Invalid password' }, 403)
      if (Number.isInteger(Math.log10(++refused)))
        log(`Too many wrong passwords: ${refused} guesses were refused so far`)
      c.header('Retry-After', String(Math.ceil(verdict.ms / 1000)))
      return c.json({ error: 'Too many tries' }, 429)
    } catch (error) {
      if (error instanceof Refusal) return c.json({ error: error.message }, error.status)
      log(`A visitor could not be let in: ${error instanceof Error ? error.message : error}`)
      return c.json({ error: 'The password cannot be checked' }, 503)
    }
  }
}

async function readPassword(c: Context, networks: string[]): Promise<string> {
  const body = await readJson(c.req.raw, networks.at(-1) ?? '')
  const password = typeof body === 'object' && body !== null && 'password' in body ? body.password : undefined
  if (typeof password !== 'string') throw new Refusal(400, 'Send a password')
  return password
}

/** Who was let in before keeps what the earlier session opened. */
async function welcome(c: Context, rights: string[], { sessions, lifetimeMs }: AccessParts) {
  const earlier = await sessions.find(readSessionCookie(c.req.header('cookie')))
  const token = await sessions.open(new Set([...(earlier?.rights ?? []), ...rights]))
  if (earlier) await sessions.end(earlier.id)
  // Behind a proxy only the browser knows for certain that its line is encrypted.
  const secure = c.req.header('origin')?.startsWith('https:') ?? false
  setCookie(c, SESSION_COOKIE, token, {
    ...(secure && { prefix: 'host' }),
    secure,
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: lifetimeMs / 1000,
  })
  return c.json({ ok: true })
}
