import type { Context } from 'hono'
import { type GuessParts, readGuess } from '../lock/read-guess.ts'
import { OWNER_ORIGIN } from '../sessions/session-rows.ts'
import type { Sessions } from '../sessions/sessions.ts'

export interface SignInParts extends GuessParts {
  /** The owner's own, beside those of visitors. */
  sessions: Sessions
}

export function signInHandler(parts: SignInParts) {
  const { sessions, log } = parts
  return async (c: Context): Promise<Response> => {
    const guess = await readGuess(c, parts, (await sessions.ofRequest(c)) !== undefined)
    if (guess instanceof Response) return guess
    sessions.cookie.set(c, await sessions.open([guess.right], OWNER_ORIGIN))
    log('The owner has signed in', { event: 'owner.signed-in' })
    return c.body(null, 204)
  }
}
