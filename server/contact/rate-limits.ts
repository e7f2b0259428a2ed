import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../database/database.ts'
import { NETWORK_FACTORS } from '../http/sender-networks.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** What lies further ahead than its time allows and this was noted by a clock that was wrong. */
export const CLOCK_TOLERANCE_MS = MINUTE
/** No mail waits longer than this behind others. */
export const LONGEST_MAIL_DELAY_MS = 24 * HOUR

export interface RateLimits {
  addressPerTenMinutes: number
  addressPerDay: number
  /** Above it messages are stored as ever, and their mail waits. */
  everyonePerHour: number
}

export const DEFAULT_RATE_LIMITS: RateLimits = {
  addressPerTenMinutes: 5,
  addressPerDay: 30,
  everyonePerHour: 200,
}

export class RateLimited extends Error {
  readonly retryAfterSeconds: number
  constructor(retryAfterMs: number) {
    super('Too many messages')
    this.retryAfterSeconds = Math.max(1, Math.ceil(retryAfterMs / 1000))
  }
}

export function networkFactor(hashes: string[]): number {
  return NETWORK_FACTORS[hashes.length - 1] ?? 1
}

/**
 * Throws `RateLimited` when the sender's networks have no room for `more` messages than there are. The
 * stored messages are the counter, so the windows slide and survive a restart.
 */
export async function enforceRateLimits(
  queries: Kysely<Schema>,
  limits: RateLimits,
  hashes: string[],
  now: number,
  more: 0 | 1,
): Promise<void> {
  const windows = [
    [limits.addressPerTenMinutes, 10 * MINUTE],
    [limits.addressPerDay, 24 * HOUR],
  ] as const
  for (const [level, hash] of hashes.entries()) {
    for (const [allowed, length] of windows) {
      const newest = queries
        .selectFrom('contact_messages')
        .select('received_at')
        .where('received_at', '>', now - length)
        .where('received_at', '<=', now + CLOCK_TOLERANCE_MS)
      // A wider network is all hashes that begin with its own; hexadecimal digits end before "g".
      const sent =
        level === 0
          ? newest.where('sender_hash', '=', hash)
          : newest.where('sender_hash', '>=', hash).where('sender_hash', '<', `${hash}g`)
      const first = await sent
        .orderBy('received_at', 'desc')
        .offset(allowed * (NETWORK_FACTORS[level] ?? 1) - more)
        .limit(1)
        .executeTakeFirst()
      if (first) throw new RateLimited(first.received_at + length - now)
    }
  }
}

/**
 * When the mail of a message that was just stored may go. A flood from everywhere fills neither the owner's
 * mailbox nor shuts anyone out: past the hour's limit each mail goes an hour after the one so many before it.
 */
export async function mailDueAt(
  transaction: Transaction<Schema>,
  { everyonePerHour }: RateLimits,
  now: number,
): Promise<number> {
  const soManyBefore = transaction
    .selectFrom('contact_messages')
    .select('id')
    // Robots must not use up what is left for people. Asked for the state itself, SQLite would read all that are in it.
    .where('state', '!=', 'quarantined')
    .where('received_at', '>', now - LONGEST_MAIL_DELAY_MS - HOUR)
    .where('received_at', '<=', now + CLOCK_TOLERANCE_MS)
    .orderBy('received_at', 'desc')
    .offset(everyonePerHour)
    .limit(1)
  const before = await transaction
    .selectFrom('contact_outbox')
    .select('created_at')
    .where('message_id', '=', soManyBefore)
    .executeTakeFirst()
  const due = Math.max(now, (before?.created_at ?? 0) + HOUR)
  return Math.min(due, now + LONGEST_MAIL_DELAY_MS)
}
