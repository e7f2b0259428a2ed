import type { Context } from 'hono'
import type { SignIn } from '../../shared/owner-api.ts'
import { readJson } from '../http/read-json.ts'
import { Refusal } from '../http/refusal.ts'
import { senderNetworks } from '../http/sender-networks.ts'
import type { Log } from '../log.ts'
import { giveCookie, type OwnerSessions } from './owner-session.ts'

type Verdict = { kind: 'right' } | { kind: 'wrong' } | { kind: 'wait'; ms: number }

export interface SignInParts {
  sessions: OwnerSessions
  /** Compares slowly, beside the main thread, and not too often. */
  check: (password: string, networks: string[]) => Promise<Verdict>
  clientAddress: (c: Context) => string
  log: Log
}

export function signInHandler({ sessions, check, clientAddress, log }: SignInParts) {
  return async (c: Context): Promise<Response> => {
    const networks = senderNetworks(clientAddress(c))
    const body = (await readJson(c.req.raw, networks.at(-1) ?? '')) as Partial<SignIn> | null
    if (typeof body?.password !== 'string') throw new Refusal(400, 'Send a password')
    const verdict = await check(body.password, networks)
    if (verdict.kind === 'wrong') return c.json({ error: 'Wrong password' }, 403)
    if (verdict.kind === 'wait') {
      c.header('Retry-After', String(Math.ceil(verdict.ms / 1000)))
      return c.json({ error: 'Too many tries' }, 429)
    }
    giveCookie(c, await sessions.open(), sessions.lifetimeMs)
    log('The owner has signed in', { event: 'owner.signed-in' })
    return c.body(null, 204)
  }
}
