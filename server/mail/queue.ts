import type { Kysely, Transaction } from 'kysely'
import type { Database, Schema } from '../database/database.ts'

const HOUR_MS = 60 * 60_000
/** What lies further ahead than its time allows and this was noted by a clock that was wrong. */
export const CLOCK_TOLERANCE_MS = 60_000
/** No mail waits longer than this behind others. */
export const LONGEST_MAIL_DELAY_MS = 24 * HOUR_MS

/** A mail to the owner of which the site itself is the author. */
export interface Notice {
  /** What it is about: a second one of the same id is not sent. */
  id: string
  subject: string
  text: string
}

const listeners = new Set<() => void>()

/** Calls back whenever there is something new to send, until the function that it returns is called. */
export function onQueued(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** After the transaction: until then there is nothing to find. */
export function announceQueued(): void {
  for (const listener of listeners) listener()
}

export async function addNotice(
  queries: Kysely<Schema>,
  { id, subject, text }: Notice,
  now: number,
): Promise<void> {
  await queries
    .insertInto('mail_queue')
    .values({ ...freshAt(now), mail_id: id, message_id: null, notice_subject: subject, notice_text: text })
    .onConflict((conflict) => conflict.column('mail_id').doNothing())
    .execute()
  announceQueued()
}

/** In the transaction that stores the message. Past so many mails in an hour, this one waits. */
export async function addMessage(
  transaction: Transaction<Schema>,
  id: string,
  perHour: number,
  now: number,
): Promise<void> {
  const due = await mailDueAt(transaction, perHour, now)
  await transaction
    .insertInto('mail_queue')
    .values({ ...freshAt(due), mail_id: id, message_id: id, notice_subject: null, notice_text: null })
    .execute()
}

/** Sends a message (again), whatever became of it before, also if it was held back. False when there is none. */
export async function requeue({ queries }: Database, id: string, now: number): Promise<boolean> {
  const found = await queries.transaction().execute(async (transaction) => {
    const message = await transaction
      .updateTable('contact_messages')
      .set({ state: 'accepted' })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!message) return false
    await transaction
      .insertInto('mail_queue')
      .values({ ...freshAt(now), mail_id: id, message_id: id, notice_subject: null, notice_text: null })
      .onConflict((conflict) => conflict.column('mail_id').doUpdateSet(freshAt(now)))
      .execute()
    return true
  })
  if (found) announceQueued()
  return found
}

/** Of a mail that is to be sent, whatever was tried before. */
export function freshAt(due: number) {
  const nothing = { attempts: 0, sent_at: null, last_error: null }
  return { ...nothing, state: 'waiting', next_attempt_at: due, created_at: due } as const
}

/**
 * When the mail of a message that was just stored may go. A flood from everywhere fills neither the owner's
 * mailbox nor shuts anyone out: past the hour's limit each mail goes an hour after the one so many before it.
 */
async function mailDueAt(transaction: Transaction<Schema>, perHour: number, now: number): Promise<number> {
  const before = await transaction
    .selectFrom('contact_messages')
    // Robots, who have no mail, must not use up what is left for people. Their state itself would be read at the end of each
    // row, behind its text.
    .innerJoin('mail_queue', 'message_id', 'id')
    .select('created_at')
    .where('received_at', '>', now - LONGEST_MAIL_DELAY_MS - HOUR_MS)
    .where('received_at', '<=', now + CLOCK_TOLERANCE_MS)
    .orderBy('received_at', 'desc')
    .offset(perHour - 1)
    .limit(1)
    .executeTakeFirst()
  const due = Math.max(now, (before?.created_at ?? 0) + HOUR_MS)
  return Math.min(due, now + LONGEST_MAIL_DELAY_MS)
}
