import { MAX_PASSWORD_LENGTH } from '../../shared/access-cost'
import { UNLOCK_PATH } from '../../shared/lock'

/** A busy server asks for seconds, and for minutes whoever has guessed too often. */
const LONGEST_WAIT_S = 30

export type UnlockOutcome = 'open' | 'invalid' | 'tooMany' | 'unreachable' | 'cookies'

/** With the lock: the server checks the password, and its response sets the session's cookie. */
export async function unlockAtServer(password: string): Promise<UnlockOutcome> {
  if (password.length > MAX_PASSWORD_LENGTH) return 'invalid'
  if (!navigator.cookieEnabled) return 'cookies'
  try {
    const answer = await fetch(UNLOCK_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password, path: location.pathname }),
    })
    // The general password is right, but a confidential study has one of its own.
    if (answer.ok) return (await answer.json()).page ? 'open' : 'invalid'
    if (answer.status === 403) return 'invalid'
    if (answer.status !== 429) return 'unreachable'
    const seconds = Number(answer.headers.get('retry-after'))
    if (!(seconds > 0 && seconds <= LONGEST_WAIT_S)) return 'tooMany'
    await new Promise((resolve) => setTimeout(resolve, 1000 * seconds))
    return unlockAtServer(password)
  } catch {
    return 'unreachable'
  }
}
