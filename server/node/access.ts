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
export function visitorSessions(
  lock: LockDescription | undefined,
  lifetimeMs: number,
  { addressKey, ...parts }: Parts,
): Sessions {
  const passwords = lock ? JSON.stringify([lock.salt, lock.passwords]) : ''
  return new Sessions({
    ...parts,
    lifetimeMs,
    tokens: new SessionTokens(derived(addressKey, 'session tokens')),
    passwords: derived(addressKey, `passwords ${passwords}`),
  })
}

/** The owner's sessions and signatures are apart from those of visitors. */
export function ownerSessions(password: string, { addressKey, ...parts }: Parts): Sessions {
  return new Sessions({
    ...parts,
    lifetimeMs: OWNER_SESSION_MS,
    tokens: new SessionTokens(derived(addressKey, 'owner tokens')),
    // A new password ends all sessions.
    passwords: derived(addressKey, `owner password ${password}`),
    ofOwner: true,
  })
}

/** The build knows the slow hashes of the passwords. Those that the settings have as well need none for a guess. */
export function visitorPasswords(
  { salt, passwords: hashes }: LockDescription,
  known: string[],
): PasswordCheck {
  const scryptHash = promisify<string, string, number, object, Buffer>(scrypt)
  const check = new PasswordCheck({
    fastHash: processHash(),
    hashes,
    // Hashing runs beside the main thread.
    slowHash: async (password) => (await scryptHash(password, salt, HASH_BYTES, ACCESS_COST)).toString('hex'),
    now: () => performance.now(),
  })
  for (const password of known) check.learn(password).catch(() => {})
  return check
}

export function ownerPassword(password: string): PasswordCheck {
  const passwords = { [OWNER_ORIGIN]: password }
  return new PasswordCheck({ fastHash: processHash(), passwords, now: () => performance.now() })
}

function processHash(): (password: string) => string {
  const key = randomBytes(HASH_BYTES)
  return (password) => createHmac('sha256', key).update(password).digest('base64')
}
