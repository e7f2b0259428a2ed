import type { ContactMessage } from '../../shared/contact-message.ts'
import type { Database, MessageRow } from '../database/database.ts'
import { addMessage, addNotice, announceQueued } from '../mail/queue.ts'
import { enforceRateLimits, type RateLimits } from './rate-limits.ts'
import { countBytes, enforceQuota, MESSAGE_BYTES, storeWarning } from './store-quota.ts'

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
 * Stores the message and its mail together: when this returns, both are on the disk.
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
    // Before the limits: then the message counts itself, and rolling back undoes it.
    const inserted = await transaction
      .insertInto('contact_messages')
      .values(row)
      .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
      .returning(MESSAGE_BYTES.as('bytes'))
      .executeTakeFirst()
    if (!inserted) return
    const bytes = Number(inserted.bytes)
    await enforceRateLimits(transaction, rateLimits, sender, receivedAt, 0)
    const stored = await countBytes(transaction, bytes)
    enforceQuota(stored, bytes, storeQuota)
    const warning = storeWarning(stored, bytes, storeQuota, row.id)
    if (warning) await addNotice(transaction, warning, receivedAt)
    if (!quarantined) await addMessage(transaction, row.id, rateLimits.everyonePerHour, receivedAt)
  })
  check()
  announceQueued()
}
