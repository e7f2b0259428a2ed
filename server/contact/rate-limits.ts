import type { Transaction } from 'kysely'
import type { MessageRow, Schema } from '../database/database.ts'

const MINUTE = 60_000

export interface RateLimits {
  addressPerTenMinutes: number
  addressPerDay: number
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

/**
 * To be called after the message's own row is inserted: then it counts itself, and rolling back
 * undoes it. The stored messages are the counter, so the windows slide and survive a restart.
 */
export async function enforceRateLimits(
  transaction: Transaction<Schema>,
  limits: RateLimits,
  message: Pick<MessageRow, 'sender_hash' | 'state' | 'received_at'>,
): Promise<void> {
  const newest = transaction
    .selectFrom('contact_messages')
    .select('received_at')
    .orderBy('received_at', 'desc')
  const fromSender = newest.where('sender_hash', '=', message.sender_hash)
  // Robots must not use up what is left for people.
  const fromEveryone = newest.where('state', '=', message.state)
  const windows = [
    [fromSender, limits.addressPerTenMinutes, 10 * MINUTE],
    [fromSender, limits.addressPerDay, 24 * 60 * MINUTE],
    [fromEveryone, limits.everyonePerHour, 60 * MINUTE],
  ] as const

  for (const [query, allowed, length] of windows) {
    const first = await query
      .where('received_at', '>', message.received_at - length)
      .offset(allowed)
      .limit(1)
      .executeTakeFirst()
    if (first) throw new RateLimited(first.received_at + length - message.received_at)
  }
}
