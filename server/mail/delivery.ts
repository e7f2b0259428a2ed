import type { Database } from '../database/database.ts'
import { withDeadline } from '../http/deadline.ts'
import type { Log } from '../log.ts'
import { type ClaimedMail, claimDue, LONGEST_PAUSE_MS, markSent, markUnsent } from './claim-mail.ts'
import { composeMail, MailError, type Mailer, type MailSettings } from './compose-mail.ts'

const SENT_AT_ONCE = 5
const SEND_DEADLINE_MS = 90_000
/** Longer than a send can take, so that no other process sends the same mail meanwhile. */
export const LEASE_MS = 120_000
const FIRST_RETRY_MS = 10_000
const DAY_MS = 24 * 60 * 60_000
/** A server that cannot be reached is waited for longer than one that says no. */
const GIVE_UP_AFTER_MS = 5 * DAY_MS
const GIVE_UP_REFUSED_AFTER_MS = DAY_MS
/** Fewer than the pauses of a day allow: time in which the process or the clock stood still does not count. */
const LEAST_ATTEMPTS = 20

/** Taken over by the mail server, but not yet noted in the database, which may be away just then. */
const unnoted = new Set<string>()

export interface DeliveryParts {
  database: Database
  mailer: Mailer
  mail: Pick<MailSettings, 'from' | 'to'>
  log: Log
  now: () => number
}

/** Sends what is due until nothing is, or until `stopped`; what is being sent is always finished. */
export async function deliverDue(parts: DeliveryParts, stopped: () => boolean = () => false): Promise<void> {
  while (!stopped()) {
    const claimed = await claimDue(parts.database, parts.now(), SENT_AT_ONCE, LEASE_MS)
    if (claimed.length === 0) return
    const outcomes = await Promise.allSettled(claimed.map((mail) => deliver(parts, mail)))
    const broken = outcomes.find((outcome) => outcome.status === 'rejected')
    if (broken) throw broken.reason
  }
}

async function deliver(
  { database, mailer, mail, log, now }: DeliveryParts,
  claimed: ClaimedMail,
): Promise<void> {
  const { mail_id: id, attempts: attempt, notice_subject: notice } = claimed
  const name = notice === null ? `Message ${id}` : `The mail "${notice}"`
  try {
    if (!unnoted.has(id)) {
      await withDeadline(send(mailer, claimed, mail), SEND_DEADLINE_MS, 'Sending')
      unnoted.add(id)
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const next = nextAttemptAt(claimed, now(), isRefusal(error))
    await markUnsent(database, claimed, reason, next)
    const outlook = next
      ? `next attempt at ${new Date(next).toISOString()}`
      : 'given up; try again with: npm run inbox -- resend --failed'
    log(`${name} was not sent (attempt ${attempt}): ${reason}; ${outlook}`, {
      event: next ? 'mail.delayed' : 'mail.failed',
      level: next ? 'warning' : 'error',
      id,
      attempt,
    })
    return
  }
  await markSent(database, id, now())
  unnoted.delete(id)
  log(`${name} was sent`, { event: 'mail.sent', id, attempt })
}

/** It may be the visitor's address that the server does not take: then the mail goes without that header. */
async function send(mailer: Mailer, claimed: ClaimedMail, settings: DeliveryParts['mail']): Promise<void> {
  const mail = composeMail(claimed, settings)
  try {
    await mailer(mail)
  } catch (error) {
    if (!isRefusal(error) || !mail.replyTo) throw error
    await mailer(composeMail(claimed, settings, { replyTo: false }))
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof MailError && error.refused
}

/** Undefined when there is no use in another attempt. */
export function nextAttemptAt(
  { attempts, created_at }: Pick<ClaimedMail, 'attempts' | 'created_at'>,
  now: number,
  refused: boolean,
  random = Math.random,
): number | undefined {
  const giveUpAfter = refused ? GIVE_UP_REFUSED_AFTER_MS : GIVE_UP_AFTER_MS
  if (now - created_at >= giveUpAfter && attempts >= LEAST_ATTEMPTS) return undefined
  const delay = Math.min(LONGEST_PAUSE_MS, FIRST_RETRY_MS * 2 ** (attempts - 1))
  // Spread over the second half of the delay, so that many messages do not come back at once.
  return Math.round(now + delay * (0.5 + random() / 2))
}
