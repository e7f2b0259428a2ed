import type { Context } from 'hono'
import type { Database } from '../database/database.ts'
import { PasswordCheck } from '../lock/password-check.ts'
import { type OwnerSessions, ownerSession } from '../owner/owner-session.ts'
import { OWNER_ORIGIN } from '../sessions/session-rows.ts'
import { SessionTokens } from '../sessions/session-token.ts'
import { Sessions } from '../sessions/sessions.ts'
import { derived, slowHash } from './access.ts'
import type { Settings } from './settings.ts'

const SESSION_MS = 14 * 24 * 60 * 60_000
const OWNER = 'owner'

interface Parts {
  database: Database
  addressKey: string
  now: () => number
}

/** How the owner gets in: sessions, limits and signatures of its own, beside those of visitors. */
export function createOwnerDoor(
  { ownerPassword = '' }: Pick<Settings, 'ownerPassword'>,
  { database, addressKey, now }: Parts,
) {
  const salt = derived(addressKey, 'owner salt')
  const kept = new Sessions({
    database,
    now,
    tokens: new SessionTokens(derived(addressKey, 'owner tokens')),
    // A new password ends all sessions.
    passwords: derived(addressKey, `owner password ${ownerPassword}`),
    lifetimeMs: SESSION_MS,
    ofOwner: true,
  })
  const sessions: OwnerSessions = {
    lifetimeMs: SESSION_MS,
    open: () => kept.open([OWNER], OWNER_ORIGIN),
    find: async (token) => kept.find(token),
    end: (id) => kept.end(id),
  }
  const passwordCheck = slowHash(ownerPassword, salt).then(
    (hash) =>
      new PasswordCheck({
        passwords: { [OWNER]: hash.toString('hex') },
        slowHash: (password) => slowHash(password, salt),
        now: () => performance.now(),
      }),
  )
  return {
    sessions,
    session: (c: Context) => ownerSession(sessions)(c),
    check: async (password: string, networks: string[]) => (await passwordCheck).check(password, networks),
    start: () => kept.start(),
    stop: () => kept.stop(),
  }
}
