import { createHmac, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { ACCESS_COST } from '../../shared/access-cost.ts'
import type { LockDescription } from '../../shared/lock.ts'
import { PasswordCheck } from '../lock/password-check.ts'
import { OWNER_ORIGIN } from '../sessions/session-rows.ts'
import { SessionTokens } from '../sessions/session-token.ts'
import { type SessionParts, Sessions } from '../sessions/sessions.ts'

const OWNER_SESSION_MS = 14 * 24 * 60 * 60_000
const HASH_BYTES = 32

interface Parts extends Pick<SessionParts, 'database' | 'siteOrigin' | 'now'> {
  /** The installation's secret. */
  addressKey: string
}

/** What signs and tells apart is derived from the installation's secret. */
export function derived(addressKey: string, purpose: string): string {
  return createHmac('sha256', addressKey).update(purpose).digest('hex')
}

/** Of visitors who were let in: by the lock's passwords or by a link. */
export function visitorSessions(lock: LockDescription | undefined, lifetimeMs: number, parts: Parts) {
  const passwords = lock ? JSON.stringify([lock.salt, lock.passwords]) : ''
  return createSessions('session tokens', `passwords ${passwords}`, { ...parts, lifetimeMs })
}

/** The owner's sessions and signatures are apart from those of visitors. A new password ends all sessions. */
export function ownerSessions(password: string, parts: Parts) {
  const lifetimeMs = OWNER_SESSION_MS
  return createSessions('owner tokens', `owner password ${password}`, { ...parts, lifetimeMs, ofOwner: true })
}

function createSessions(
  tokens: string,
  passwords: string,
  { addressKey, ...parts }: Omit<SessionParts, 'tokens' | 'passwords'> & Parts,
): Sessions {
  const tokensKey = derived(addressKey, tokens)
  return new Sessions({
    ...parts,
    tokens: new SessionTokens(tokensKey),
    passwords: derived(addressKey, passwords),
  })
}

/** The build knows the slow hashes of the passwords. Those that the settings have as well need none for a guess. */
export function visitorPasswords(
  { salt, passwords: hashes }: LockDescription,
  known: string[],
): PasswordCheck {
  const scryptHash = promisify<string, string, number, object, Buffer>(scrypt)
  // Hashing runs beside the main thread.
  const slowHash = async (password: string) =>
    (await scryptHash(password, salt, HASH_BYTES, ACCESS_COST)).toString('hex')
  const check = new PasswordCheck({ ...processParts(), hashes, slowHash })
  for (const password of known) check.learn(password).catch(() => {})
  return check
}

export function ownerPassword(password: string): PasswordCheck {
  return new PasswordCheck({ ...processParts(), passwords: { [OWNER_ORIGIN]: password } })
}

function processParts() {
  const key = randomBytes(HASH_BYTES)
  return {
    fastHash: (password: string) => createHmac('sha256', key).update(password).digest('base64'),
    now: () => performance.now(),
  }
}
