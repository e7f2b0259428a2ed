import type { Context } from 'hono'
import { GENERAL } from '../../shared/lock.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { type GuessParts, readGuess } from './read-guess.ts'

export interface AccessParts extends GuessParts {
  sessions: Sessions
  /** Addresses that need another right than the general one. */
  rights: Record<string, string>
}

/** Answers the gate: the right password opens a session. */
export function unlockHandler(parts: AccessParts): (c: Context) => Promise<Response> {
  const { sessions } = parts
  return async (c) => {
    const earlier = await sessions.ofRequest(c)
    const guess = await readGuess(c, parts, earlier !== undefined)
    if (guess instanceof Response) return guess
    // A study's page is made of the same scripts and styles as all others.
    const { token, rights } = await sessions.extend(earlier, [GENERAL, guess.right])
    sessions.cookie.set(c, token)
    const path = typeof guess.body.path === 'string' ? guess.body.path.replace(/\/$/, '') : ''
    return c.json({ ok: true, page: rights.has(parts.rights[path] ?? GENERAL) })
  }
}
