import type { Context } from 'hono'
import { GENERAL } from '../../shared/lock.ts'
import { readJson } from '../http/read-json.ts'
import { Refusal } from '../http/refusal.ts'
import { senderNetworks } from '../http/sender-networks.ts'
import { readSessionCookie, setSessionCookie } from '../sessions/session-cookie.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { PasswordCheck, Verdict } from './password-check.ts'

export interface AccessParts {
  check: PasswordCheck
  sessions: Sessions
  lifetimeMs: number
  /** Addresses that need another right than the general one. */
  rights: Record<string, string>
  clientAddress: (c: Context) => string
  log: (line: string) => void
}

const NOTHING = { password: '', path: '/' }

/** Answers the gate: the right password opens a session. */
export function unlockHandler(parts: AccessParts): (c: Context) => Promise<Response> {
  const { check, log } = parts
  let refused = 0
  return async (c) => {
    const networks = senderNetworks(parts.clientAddress(c))
    try {
      const wait = check.waitMs(networks)
      const { password, path } = wait > 0 ? NOTHING : await readGuess(c, networks)
      const verdict: Verdict = wait > 0 ? { kind: 'wait', ms: wait } : await check.check(password, networks)
      if (verdict.kind === 'right') return await welcome(c, path, verdict.rights, parts)
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

/** What was typed, and at which address the gate stood. */
async function readGuess(c: Context, networks: string[]): Promise<typeof NOTHING> {
  const body = await readJson(c.req.raw, networks.at(-1) ?? '')
  const { password, path = '/' } = (body ?? {}) as Record<string, unknown>
  if (typeof password !== 'string' || typeof path !== 'string') throw new Refusal(400, 'Send a password')
  return { password, path }
}

/**
 * Who was let in before keeps what the earlier session opened. What a link has opened belongs to the link: it ends with
 * it, and so does all that was added to it.
 */
async function welcome(c: Context, path: string, given: string[], parts: AccessParts) {
  const { sessions, lifetimeMs } = parts
  const earlier = await sessions.find(readSessionCookie(c.req.header('cookie')))
  const rights = new Set([...(earlier?.rights ?? []), ...given])
  const ofLink = earlier && earlier.origin !== null
  const token = await sessions.open(rights, earlier?.origin, ofLink ? earlier.expiresAt : undefined)
  if (earlier) await sessions.end(earlier.id)
  setSessionCookie(c, token, lifetimeMs)
  const needed = parts.rights[path.endsWith('/') ? path.slice(0, -1) : path] ?? GENERAL
  return c.json({ ok: true, page: rights.has(needed) })
}
