import type { ContactMessage } from '../../shared/contact-message.ts'
import type { Database, MessageRow } from '../database/database.ts'
import { enforceRateLimits, type RateLimits } from './rate-limits.ts'

export interface IncomingMessage {
  message: ContactMessage
  receivedAt: number
  quarantined: boolean
  senderHash: string
  dedupeKey: string | null
}

/**
 * Stores the message and its place in the outbox together: when this returns, both are on the disk.
 * A repeated submission is stored once. Throws `RateLimited`.
 */
export async function storeMessage(
  { queries, lock, check }: Database,
  limits: RateLimits,
  incoming: IncomingMessage,
): Promise<void> {
  const row: MessageRow = {
    id: crypto.randomUUID(),
    received_at: incoming.receivedAt,
    ...incoming.message,
    state: incoming.quarantined ? 'quarantined' : 'accepted',
    sender_hash: incoming.senderHash,
    dedupe_key: incoming.dedupeKey,
  }
  check()
  await queries.transaction().execute(async (transaction) => {
    await lock(transaction, row.sender_hash)
    const inserted = await transaction
      .insertInto('contact_messages')
      .values(row)
      .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) return
    await enforceRateLimits(transaction, limits, row)
    if (row.state === 'quarantined') return
    await transaction
      .insertInto('contact_outbox')
      .values({
        message_id: row.id,
        state: 'waiting',
        attempts: 0,
        next_attempt_at: row.received_at,
        created_at: row.received_at,
        sent_at: null,
        last_error: null,
      })
      .execute()
  })
  check()
}
