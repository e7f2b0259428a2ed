import type { Kysely } from 'kysely'
import type { Schema } from '../database/database.ts'
import { NETWORK_FACTORS } from '../http/sender-networks.ts'
import { CLOCK_TOLERANCE_MS } from '../mail/queue.ts'
import { TEXT_BYTES } from './store-quota.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const MEGABYTE = 1024 * 1024

export interface RateLimits {
  addressPerTenMinutes: number
  addressPerDay: number
  addressMegabytesPerDay: number
  /** Above it messages are stored as ever, and their mail waits. */
  everyonePerHour: number
}

export const DEFAULT_RATE_LIMITS: RateLimits = {
  addressPerTenMinutes: 5,
  addressPerDay: 30,
  addressMegabytesPerDay: 5,
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
 * Throws `RateLimited` when the sender's networks have no room for `more` messages than there are, or for no more bytes. The
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
    const factor = NETWORK_FACTORS[level] ?? 1
    const since = (length: number) => {
      const sent = queries
        .selectFrom('contact_messages')
        .where('received_at', '>', now - length)
        .where('received_at', '<=', now + CLOCK_TOLERANCE_MS)
      // A wider network is all hashes that begin with its own; hexadecimal digits end before "g".
      return level === 0
        ? sent.where('sender_hash', '=', hash)
        : sent.where('sender_hash', '>=', hash).where('sender_hash', '<', `${hash}g`)
    }
    for (const [allowed, length] of windows) {
      const first = await since(length)
        .select('received_at')
        .orderBy('received_at', 'desc')
        .offset(allowed * factor - more)
        .limit(1)
        .executeTakeFirst()
      if (first) throw new RateLimited(first.received_at + length - now)
    }
    // Of a message that has not come yet nobody knows how long it is.
    if (more > 0) continue
    const { bytes, oldest } = await since(24 * HOUR)
      .select(({ fn }) => [fn.sum(TEXT_BYTES).as('bytes'), fn.min('received_at').as('oldest')])
      .executeTakeFirstOrThrow()
    if (Number(bytes) > limits.addressMegabytesPerDay * MEGABYTE * factor)
      throw new RateLimited(oldest + 24 * HOUR - now)
  }
}
