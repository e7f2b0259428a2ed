import type { ExpressionBuilder } from 'kysely'
import type { Database, MailRow, MessageRow, Schema } from '../database/database.ts'
import { CLOCK_TOLERANCE_MS, LONGEST_MAIL_DELAY_MS } from './queue.ts'

/** Between two attempts, and from an attempt to the end of its lease. */
export const LONGEST_PAUSE_MS = 60 * 60_000

export type ClaimedMail = Pick<
  MailRow,
  'mail_id' | 'notice_subject' | 'notice_text' | 'attempts' | 'created_at'
> & { message: MessageRow | undefined }

/**
 * Leases due mails to this caller: nobody else gets them before `leaseMs` have passed. A process
 * that dies while sending so leaves its mails to the next one.
 */
export async function claimDue(
  { queries }: Database,
  now: number,
  limit: number,
  leaseMs: number,
): Promise<ClaimedMail[]> {
  const claimed = await queries
    .updateTable('mail_queue')
    .set((row) => ({ attempts: row('attempts', '+', 1), next_attempt_at: now + leaseMs }))
    .where('mail_id', 'in', (query) =>
      query
        .selectFrom('mail_queue')
        .select('mail_id')
        .where('state', '=', 'waiting')
        .where(isDue(now))
        .orderBy('next_attempt_at')
        .limit(limit),
    )
    // Again, because PostgreSQL checks only this after it waited for another process's claim.
    .where('state', '=', 'waiting')
    .where(isDue(now))
    .returning(['mail_id', 'message_id', 'notice_subject', 'notice_text', 'attempts', 'created_at'])
    .execute()
  const ids = claimed.flatMap(({ message_id }) => message_id ?? [])
  if (ids.length === 0) return claimed.map((mail) => ({ ...mail, message: undefined }))
  const messages = await queries.selectFrom('contact_messages').selectAll().where('id', 'in', ids).execute()
  return (
    claimed
      .map((mail) => ({ ...mail, message: messages.find(({ id }) => id === mail.message_id) }))
      // A message that was deleted in the meantime is not sent.
      .filter(({ message_id, message }) => message_id === null || message)
  )
}

/** Also what lies further ahead than any mail is put: it was noted before the clock was set back. */
function isDue(now: number) {
  const latestNow = now + CLOCK_TOLERANCE_MS
  return (row: ExpressionBuilder<Schema, 'mail_queue'>) => {
    const receivedLater = row
      .selectFrom('contact_messages')
      .select('id')
      .whereRef('id', '=', 'mail_queue.message_id')
      .where('received_at', '>', latestNow)
    const beforeAnyAttempt = row.and([row('attempts', '=', 0), row.not(row.exists(receivedLater))])
    return row.or([
      row('next_attempt_at', '<=', now),
      row('next_attempt_at', '>', latestNow + LONGEST_MAIL_DELAY_MS),
      row.and([row('next_attempt_at', '>', latestNow + LONGEST_PAUSE_MS), row.not(beforeAnyAttempt)]),
    ])
  }
}

export async function markSent({ queries }: Database, id: string, now: number): Promise<void> {
  await queries
    .updateTable('mail_queue')
    .set({ state: 'sent', sent_at: now, last_error: null })
    .where('mail_id', '=', id)
    .execute()
}

/** Ends the lease of a failed attempt; without a next one the mail has finally failed. */
export async function markUnsent(
  { queries }: Database,
  { mail_id, attempts }: Pick<ClaimedMail, 'mail_id' | 'attempts'>,
  error: string,
  nextAttemptAt: number | undefined,
): Promise<void> {
  await queries
    .updateTable('mail_queue')
    .set({
      last_error: error,
      ...(nextAttemptAt === undefined ? { state: 'failed' } : { next_attempt_at: nextAttemptAt }),
    })
    .where('mail_id', '=', mail_id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', attempts)
    .execute()
}

export async function nextDueAt({ queries }: Database): Promise<number | undefined> {
  const row = await queries
    .selectFrom('mail_queue')
    .select('next_attempt_at')
    .where('state', '=', 'waiting')
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst()
  return row?.next_attempt_at
}
