import type { Database } from '../database/database.ts'
import { withDeadline } from '../http/deadline.ts'
import { composeMail, MailError, type Mailer, type MailSettings } from './compose-mail.ts'
import { type ClaimedMessage, claimDue, markSent, markUnsent } from './outbox.ts'

const SENT_AT_ONCE = 5
const SEND_DEADLINE_MS = 90_000
/** Longer than a send can take, so that no other process sends the same mail meanwhile. */
export const LEASE_MS = 120_000
const FIRST_RETRY_MS = 10_000
const LONGEST_RETRY_MS = 60 * 60_000
const GIVE_UP_AFTER_MS = 5 * 24 * 60 * 60_000

/** Taken over by the mail server, but not yet noted in the database, which may be away just then. */
const unnoted = new Set<string>()

export interface DeliveryParts {
  database: Database
  mailer: Mailer
  mail: Pick<MailSettings, 'from' | 'to'>
  log: (line: string) => void
  now: () => number
}

/** Sends what is due until nothing is, or until `stopped`; what is being sent is always finished. */
export async function deliverDue(parts: DeliveryParts, stopped: () => boolean = () => false): Promise<void> {
  while (!stopped()) {
    const claimed = await claimDue(parts.database, parts.now(), SENT_AT_ONCE, LEASE_MS)
    if (claimed.length === 0) return
    const outcomes = await Promise.allSettled(claimed.map((message) => deliver(parts, message)))
    const broken = outcomes.find((outcome) => outcome.status === 'rejected')
    if (broken) throw broken.reason
  }
}

async function deliver(
  { database, mailer, mail, log, now }: DeliveryParts,
  message: ClaimedMessage,
): Promise<void> {
  try {
    if (!unnoted.has(message.id)) {
      await withDeadline(mailer(composeMail(message, mail)), SEND_DEADLINE_MS, 'Sending')
      unnoted.add(message.id)
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const next = nextAttemptAt(message, now(), error instanceof MailError && error.permanent)
    await markUnsent(database, message, reason, next)
    const outlook = next ? `next attempt at ${new Date(next).toISOString()}` : 'given up, kept in the inbox'
    log(`Message ${message.id} was not sent (attempt ${message.attempts}): ${reason}; ${outlook}`)
    return
  }
  await markSent(database, message.id, now())
  unnoted.delete(message.id)
  log(`Message ${message.id} was sent`)
}

/** Undefined when there is no use in another attempt. */
export function nextAttemptAt(
  { attempts, created_at }: Pick<ClaimedMessage, 'attempts' | 'created_at'>,
  now: number,
  permanent: boolean,
  random = Math.random,
): number | undefined {
  if (permanent || now - created_at >= GIVE_UP_AFTER_MS) return undefined
  const delay = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1))
  // Spread over the second half of the delay, so that many messages do not come back at once.
  return Math.round(now + delay * (0.5 + random() / 2))
}
