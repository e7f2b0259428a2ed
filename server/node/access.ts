import { createHmac, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { Context } from 'hono'
import { ACCESS_COST } from '../../shared/access-cost.ts'
import type { LockDescription } from '../../shared/lock.ts'
import type { Database } from '../database/database.ts'
import { PasswordCheck } from '../lock/password-check.ts'
import type { AccessParts } from '../lock/unlock-call.ts'
import { SessionTokens } from '../sessions/session-token.ts'
import { Sessions } from '../sessions/sessions.ts'

const HASH_BYTES = 32

interface Parts {
  database: Database
  /** The installation's secret; what signs sessions is derived from it. */
  addressKey: string
  lifetimeMs: number
  clientAddress: (c: Context) => string
  now: () => number
  log: (line: string) => void
}

/** What signs and tells apart is derived from the installation's secret. */
export function derived(addressKey: string, purpose: string): string {
  return createHmac('sha256', addressKey).update(purpose).digest('hex')
}

/** Hashing runs beside the main thread. */
export function slowHash(password: string, salt: string): Promise<Buffer> {
  const hash = promisify<string, string, number, object, Buffer>(scrypt)
  return hash(password, salt, HASH_BYTES, ACCESS_COST)
}

/** Who was let in: by the lock's passwords or by a link. */
export function createSessions(
  lock: LockDescription | undefined,
  parts: Pick<Parts, 'database' | 'addressKey' | 'lifetimeMs' | 'now'>,
): Sessions {
  const { addressKey } = parts
  const passwords = lock ? JSON.stringify([lock.salt, lock.passwords]) : ''
  return new Sessions({
    ...parts,
    tokens: new SessionTokens(derived(addressKey, 'session tokens')),
    passwords: derived(addressKey, `passwords ${passwords}`),
  })
}

/** The lock's parts on Node. */
export function createAccess(lock: LockDescription, sessions: Sessions, parts: Parts): AccessParts {
  const { passwords, salt, rights } = lock
  const check = new PasswordCheck({
    passwords,
    slowHash: (password) => slowHash(password, salt),
    now: () => performance.now(),
  })
  return { ...parts, rights, check, sessions }
}
