import type { Context } from 'hono'
import {
  CONTACT_FIELDS,
  parseContactMessage,
  parseContactSignals,
  SIGNALS_HEADER,
} from '../../shared/contact-message.ts'
import type { Database } from '../database/database.ts'
import { withDeadline } from '../http/deadline.ts'
import { BodyError, readJson } from '../http/read-json.ts'
import { RateLimited, type RateLimits } from './rate-limits.ts'
import { keyedHash, plainHash, senderNetwork } from './sender-hash.ts'
import { storeMessage } from './store-message.ts'

/** A person needs longer than this to fill in four fields. */
const SHORTEST_FILL_TIME_MS = 2_000
/** The visitor is told of a failure rather than kept waiting. */
const STORE_DEADLINE_MS = 10_000

export interface ContactParts {
  database: Database
  rateLimits: RateLimits
  /** Keys the hashes of visitors' addresses. */
  addressKey: string
  clientAddress: (c: Context) => string
  /** Called after a message was stored, to have it sent. */
  onStored: () => void
  log: (line: string) => void
  now: () => number
}

/** Success is answered only after the message is on the disk, and never waits for the mail server. */
export async function handleContact(c: Context, parts: ContactParts): Promise<Response> {
  try {
    const parsed = parseContactMessage(await readJson(c.req.raw))
    if (!parsed.ok) return c.json({ error: 'Some fields are missing or wrong', fields: parsed.fields }, 400)

    const { message } = parsed
    const signals = parseContactSignals(c.req.header(SIGNALS_HEADER))
    const { idempotencyKey, fillTimeMs = SHORTEST_FILL_TIME_MS } = signals
    // The words are part of the key: one that was used twice by mistake loses no message.
    const repeatable = [idempotencyKey, ...CONTACT_FIELDS.map((field) => message[field])]
    const incoming = {
      message,
      receivedAt: parts.now(),
      quarantined: signals.website !== undefined || fillTimeMs < SHORTEST_FILL_TIME_MS,
      senderHash: await keyedHash(parts.addressKey, senderNetwork(parts.clientAddress(c))),
      dedupeKey: idempotencyKey ? await plainHash(JSON.stringify(repeatable)) : null,
    }
    await withDeadline(storeMessage(parts.database, parts.rateLimits, incoming), STORE_DEADLINE_MS, 'Storing')
    parts.onStored()
    return c.json({ ok: true })
  } catch (error) {
    return failure(c, error, parts.log)
  }
}

function failure(c: Context, error: unknown, log: ContactParts['log']): Response {
  if (error instanceof BodyError) return c.json({ error: error.message }, error.status)
  if (error instanceof RateLimited) {
    c.header('Retry-After', String(error.retryAfterSeconds))
    return c.json({ error: error.message }, 429)
  }
  log(`A message could not be stored: ${error instanceof Error ? error.message : error}`)
  return c.json({ error: 'The message could not be stored' }, 503)
}
