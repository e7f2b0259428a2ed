import { storeState } from './contact/store-quota.ts'
import type { Database } from './database/database.ts'
import { type Trouble, troubleOf } from './database/database-problem.ts'
import { withDeadline } from './http/deadline.ts'
import { countUnsent } from './mail/unsent-mail.ts'

const PROBE_DEADLINE_MS = 3_000
/** However many ask, the disk is written to once in this time. */
const PROBE_PAUSE_MS = 1_000

export interface Health {
  status: 'ok' | 'degraded'
  database: 'ok' | Trouble
  mail: 'ok' | 'off' | 'failing' | 'unknown'
  /** Messages that were given up and wait for `npm run inbox -- resend --failed`. */
  failed?: number
}

export interface HealthParts {
  database: Database
  /** Whether messages are mailed at all. */
  sendsMail: boolean
  /** Of all stored messages, in bytes. */
  storeQuota: number
  now: () => number
}

/** Holds no personal data: anyone may ask. */
export function createHealthCheck(parts: HealthParts): () => Promise<Health> {
  let last: { at: number; health: Promise<Health> } | undefined
  return () => {
    const at = parts.now()
    if (!last || Math.abs(at - last.at) >= PROBE_PAUSE_MS) last = { at, health: examine(parts, at) }
    return last.health
  }
}

async function examine(parts: HealthParts, now: number): Promise<Health> {
  const { sendsMail } = parts
  try {
    const { store, failed, retried } = await withDeadline(
      probe(parts, now),
      PROBE_DEADLINE_MS,
      'The database',
    )
    const mail = !sendsMail ? 'off' : retried > 0 ? 'failing' : 'ok'
    const well = store === 'ok' && mail !== 'failing' && failed === 0
    return { status: well ? 'ok' : 'degraded', database: store, mail, failed }
  } catch (error) {
    return { status: 'degraded', database: troubleOf(error), mail: sendsMail ? 'unknown' : 'off' }
  }
}

/** Only a write that is kept shows that the next message could be. */
async function probe({ database, storeQuota }: HealthParts, now: number) {
  database.check()
  await database.queries
    .updateTable('contact_state')
    .set({ value: now })
    .where('name', '=', 'probed_at')
    .execute()
  database.check()
  return { store: await storeState(database.queries, storeQuota), ...(await countUnsent(database)) }
}
