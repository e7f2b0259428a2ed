import {
  CONTACT_FIELDS,
  parseContactMessage,
  parseContactSignals,
  SIGNALS_HEADER,
} from '../../shared/contact-message.ts'
import { withDeadline } from '../http/deadline.ts'
import { readJson } from '../http/read-json.ts'
import { Refusal } from '../http/refusal.ts'
import { enforceRateLimits } from './rate-limits.ts'
import { plainHash } from './sender-hash.ts'
import { type StoreParts, storeMessage } from './store-message.ts'

/** A person needs longer than this to fill in four fields. */
const SHORTEST_FILL_TIME_MS = 2_000
/** The visitor is told of a failure rather than kept waiting. */
const STORE_DEADLINE_MS = 10_000

export interface ReceiveParts extends StoreParts {
  now: () => number
}

/**
 * When this returns, the message is on the disk; it never waits for the mail server. Throws `Refusal`,
 * `RateLimited` or `StoreFull`.
 */
export async function receiveMessage(request: Request, parts: ReceiveParts, sender: string[]): Promise<void> {
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
