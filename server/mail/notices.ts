import type { Kysely } from 'kysely'
import { type Mail, mailId, preformatted } from '../contact/compose-mail.ts'
import type { Database, NoticeRow, Schema } from '../database/database.ts'
import { withDeadline } from '../http/deadline.ts'
import { type DeliveryParts, isRefusal, LEASE_MS, nextAttemptAt, SEND_DEADLINE_MS } from './delivery.ts'

const SENT_AT_ONCE = 5

/** A mail to the owner of which the site itself is the author. */
export interface Notice {
  /** What it is about: a second one of the same id is not sent. */
  id: string
  subject: string
  text: string
}

export async function addNotice(queries: Kysely<Schema>, notice: Notice, now: number): Promise<void> {
  await queries
    .insertInto('contact_notices')
    .values({ ...notice, state: 'waiting', attempts: 0, next_attempt_at: now, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Sends what is due; what fails is tried again, as messages are. */
export async function deliverNotices(parts: DeliveryParts): Promise<void> {
  for (const notice of await claimNotices(parts.database, parts.now())) await deliver(parts, notice)
}

async function deliver({ database, mailer, mail, log, now }: DeliveryParts, notice: NoticeRow) {
  const { id, attempts } = notice
  try {
    await withDeadline(mailer(composeNotice(notice, mail)), SEND_DEADLINE_MS, 'Sending')
    await settle(database, notice, { state: 'sent' })
    log(`The mail "${notice.subject}" was sent`, { event: 'notice.sent', id })
  } catch (error) {
    const next = nextAttemptAt(notice, now(), isRefusal(error))
    await settle(database, notice, next ? { next_attempt_at: next } : { state: 'failed' })
    const reason = error instanceof Error ? error.message : String(error)
    log(`The mail "${notice.subject}" was not sent (attempt ${attempts}): ${reason}`, {
      event: next ? 'notice.delayed' : 'notice.failed',
      level: 'warning',
      id,
    })
  }
}

function composeNotice({ id, subject, text, created_at }: NoticeRow, mail: DeliveryParts['mail']): Mail {
  return {
    messageId: mailId(`notice-${id}`, mail),
    from: mail.from,
    to: mail.to,
    replyTo: undefined,
    date: new Date(created_at),
    subject,
    text: `${text}\n`,
    html: preformatted(text),
  }
}

/** Leases due rows to this caller, as those of the outbox are. */
async function claimNotices({ queries }: Database, now: number): Promise<NoticeRow[]> {
  const due = queries
    .selectFrom('contact_notices')
    .select('id')
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .limit(SENT_AT_ONCE)
  const looked = await due.execute()
  if (looked.length === 0) return []
  return (
    queries
      .updateTable('contact_notices')
      .set((row) => ({ attempts: row('attempts', '+', 1), next_attempt_at: now + LEASE_MS }))
      .where('id', 'in', due)
      // Again, because PostgreSQL checks only this after it waited for another process's claim.
      .where('state', '=', 'waiting')
      .where('next_attempt_at', '<=', now)
      .returningAll()
      .execute()
  )
}

async function settle(
  { queries }: Database,
  { id, attempts }: NoticeRow,
  outcome: Partial<NoticeRow>,
): Promise<void> {
  await queries
    .updateTable('contact_notices')
    .set(outcome)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute()
}
