import type { ContactMessage } from '../../shared/contact-message.ts'
import type { Database, MessageRow } from '../database/database.ts'
import { enforceRateLimits, mailDueAt, type RateLimits } from './rate-limits.ts'
import { StoreFull, storeState } from './store-quota.ts'

export interface StoreParts {
  database: Database
  rateLimits: RateLimits
  /** Of all stored messages, in bytes. */
  storeQuota: number
}

export interface IncomingMessage {
  message: ContactMessage
  receivedAt: number
  quarantined: boolean
  /** Hashes of the sender's network and of those around it. */
  sender: string[]
  dedupeKey: string | null
}

/**
 * Stores the message and its place in the outbox together: when this returns, both are on the disk.
 * A repeated submission is stored once. Throws `RateLimited` or `StoreFull`.
 */
export async function storeMessage(
  { database, rateLimits, storeQuota }: StoreParts,
  { message, receivedAt, quarantined, sender, dedupeKey }: IncomingMessage,
): Promise<void> {
  const { queries, lock, check } = database
  const row: MessageRow = {
    id: crypto.randomUUID(),
    received_at: receivedAt,
    ...message,
    state: quarantined ? 'quarantined' : 'accepted',
    sender_hash: sender[0] ?? '',
    dedupe_key: dedupeKey,
  }
  check()
  await queries.transaction().execute(async (transaction) => {
    await lock(transaction, sender.at(-1) ?? '')
    // Before the message itself counts: whether one is refused must not depend on its length, and `/healthz`
    // sees the same.
    const state = await storeState(database, storeQuota, transaction)
    // Before the limits: then the message counts itself, and rolling back undoes it.
    const inserted = await transaction
      .insertInto('contact_messages')
      .values(row)
      .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) return
    await enforceRateLimits(transaction, rateLimits, sender, receivedAt, 0)
    if (state === 'full') throw new StoreFull()
    if (quarantined) return
    const dueAt = await mailDueAt(transaction, rateLimits, receivedAt)
    await transaction
      .insertInto('contact_outbox')
      .values({
        message_id: row.id,
        state: 'waiting',
        attempts: 0,
        next_attempt_at: dueAt,
        created_at: dueAt,
        sent_at: null,
        last_error: null,
      })
      .execute()
  })
  check()
}
