import { createHmac, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { Context } from 'hono'
import { ACCESS_COST } from '../../shared/access-cost.ts'
import type { LockDescription } from '../../shared/lock.ts'
import { PasswordCheck } from '../access/password-check.ts'
import { SessionTokens } from '../access/session-token.ts'
import { Sessions } from '../access/sessions.ts'
import type { AccessParts } from '../access/unlock-call.ts'
import type { Database } from '../database/database.ts'

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

/** The lock's parts on Node, where hashing runs beside the main thread. */
export function createAccess({ passwords, salt, rights }: LockDescription, parts: Parts): AccessParts {
  const derived = (purpose: string) => createHmac('sha256', parts.addressKey).update(purpose).digest('hex')
  const sessions = new Sessions({
    ...parts,
    tokens: new SessionTokens(derived('session tokens')),
    passwords: derived(`passwords ${JSON.stringify([salt, passwords])}`),
  })
  const hash = promisify<string, string, number, object, Buffer>(scrypt)
  const check = new PasswordCheck({
    passwords,
    slowHash: (password) => hash(password, salt, HASH_BYTES, ACCESS_COST),
    now: () => performance.now(),
  })
  return { ...parts, rights, check, sessions }
}
