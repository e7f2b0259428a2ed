import type { Context } from 'hono'
import { Refusal } from '../http/refusal.ts'
import type { Log } from '../log.ts'
import { networkFactor, RateLimited } from './rate-limits.ts'
import { type ReceiveParts, receiveMessage } from './receive-message.ts'
import { RefusedSenders } from './refused-senders.ts'
import { senderHashes } from './sender-hash.ts'
import { StoreFull } from './store-quota.ts'

/** For each message that a sender may send in ten minutes. */
const REFUSED_PER_MESSAGE = 6

export interface ContactParts extends ReceiveParts {
  /** Keys the hashes of visitors' addresses. */
  addressKey: string
  clientAddress: (c: Context) => string
  log: Log
}

export function contactHandler(parts: ContactParts): (c: Context) => Promise<Response> {
  const { rateLimits, log, now } = parts
  const refused = new RefusedSenders()

  return async (c) => {
    const hashes = await senderHashes(parts.addressKey, parts.clientAddress(c))
    const network = hashes.at(-1) ?? ''
    const most = REFUSED_PER_MESSAGE * rateLimits.addressPerTenMinutes * networkFactor(hashes)
    try {
      const wait = refused.waitMs(network, most, now())
      if (wait > 0) throw new RateLimited(wait)
      await receiveMessage(c.req.raw, parts, hashes)
      return c.json({ ok: true })
    } catch (error) {
      const times = isAtFault(error) ? refused.add(network, now()) : 0
      if (error instanceof RateLimited && isWorthALine(times)) {
        const line = `Too many messages: one sender was refused, ${times} times within ten minutes`
        log(line, { event: 'message.limited', level: 'warning', times })
      }
      return failure(c, error, log)
    }
  }
}

/** Nobody is to blame for a slow line, or for what others do at the same time. */
function isAtFault(error: unknown): boolean {
  return error instanceof RateLimited || (error instanceof Refusal && ![408, 503].includes(error.status))
}

/** Who is refused all the time must not fill the log. */
function isWorthALine(times: number): boolean {
  return times < 10 || Number.isInteger(Math.log10(times))
}

function failure(c: Context, error: unknown, log: Log): Response {
  if (error instanceof Refusal) return c.json({ error: error.message, ...error.details }, error.status)
  if (error instanceof RateLimited) {
    c.header('Retry-After', String(error.retryAfterSeconds))
    return c.json({ error: error.message }, 429)
  }
  if (error instanceof StoreFull) {
    log('A message was refused: the store is full. Delete messages, or set a larger STORE_QUOTA_MB.', {
      event: 'message.lost',
      level: 'error',
    })
    return c.json({ error: error.message }, 503)
  }
  log(`A message could not be stored: ${error instanceof Error ? error.message : error}`, {
    event: 'message.lost',
    level: 'error',
  })
  return c.json({ error: 'The message could not be stored' }, 503)
}
