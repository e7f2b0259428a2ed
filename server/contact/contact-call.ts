import type { Context } from 'hono'
import {
  CONTACT_FIELDS,
  parseContactMessage,
  parseContactSignals,
  SIGNALS_HEADER,
} from '../../shared/contact-message.ts'
import { withDeadline } from '../http/deadline.ts'
import { readJson } from '../http/read-json.ts'
import { Refusal } from '../http/refusal.ts'
import type { Log } from '../log.ts'
import { enforceRateLimits, networkFactor, RateLimited } from './rate-limits.ts'
import { RefusedSenders } from './refused-senders.ts'
import { plainHash, senderHashes } from './sender-hash.ts'
import { type StoreParts, storeMessage } from './store-message.ts'
import { StoreFull } from './store-quota.ts'

/** A person needs longer than this to fill in four fields. */
const SHORTEST_FILL_TIME_MS = 2_000
/** The visitor is told of a failure rather than kept waiting. */
const STORE_DEADLINE_MS = 10_000

/** For each message that a sender may send in ten minutes. */
const REFUSED_PER_MESSAGE = 6

export interface ContactParts extends StoreParts {
  now: () => number
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

/**
 * When this returns, the message is on the disk; it never waits for the mail server. Throws `Refusal`,
 * `RateLimited` or `StoreFull`.
 */
async function receiveMessage(request: Request, parts: ContactParts, sender: string[]): Promise<void> {
  const { database, rateLimits, now } = parts
  const inTime = <T>(work: Promise<T>) => withDeadline(work, STORE_DEADLINE_MS, 'Storing')
  const signals = parseContactSignals(request.headers.get(SIGNALS_HEADER) ?? undefined)
  const { website, fillTimeMs, idempotencyKey } = signals
  // Before the body is read, unless it may be the repetition of one that is stored already.
  if (!idempotencyKey) await inTime(enforceRateLimits(database.queries, rateLimits, sender, now(), 1))

  const parsed = parseContactMessage(await readJson(request, sender.at(-1) ?? ''))
  if (!parsed.ok) throw new Refusal(400, 'Some fields are missing or wrong', { fields: parsed.fields })

  const { message } = parsed
  // The words are part of the key: one that was used twice by mistake loses no message.
  const repeatable = [idempotencyKey, ...CONTACT_FIELDS.map((field) => message[field])]
  // A time that nobody knows is no evidence: other clients send none, nor does a form that was filled in
  // before its script came.
  const tooQuick = fillTimeMs !== undefined && fillTimeMs < SHORTEST_FILL_TIME_MS
  const incoming = {
    message,
    receivedAt: now(),
    quarantined: website !== undefined || tooQuick,
    sender,
    dedupeKey: idempotencyKey ? await plainHash(JSON.stringify(repeatable)) : null,
  }
  await inTime(storeMessage(parts, incoming))
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
