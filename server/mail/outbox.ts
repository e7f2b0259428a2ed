import type { ExpressionBuilder } from 'kysely'
import { CLOCK_TOLERANCE_MS, LONGEST_MAIL_DELAY_MS } from '../contact/rate-limits.ts'
import type { Database, MessageRow, Schema } from '../database/database.ts'

/** Between two attempts, and from an attempt to the end of its lease. */
export const LONGEST_PAUSE_MS = 60 * 60_000

export interface ClaimedMessage extends MessageRow {
  attempts: number
  created_at: number
}

/**
 * Leases due rows to this caller: nobody else gets them before `leaseMs` have passed. A process
 * that dies while sending so leaves its rows to the next one.
 */
export async function claimDue(
  { queries }: Database,
  now: number,
  limit: number,
  leaseMs: number,
): Promise<ClaimedMessage[]> {
  const claimed = await queries
    .updateTable('contact_outbox')
    .set((row) => ({ attempts: row('attempts', '+', 1), next_attempt_at: now + leaseMs }))
    .where('message_id', 'in', (query) =>
      query
        .selectFrom('contact_outbox')
        .select('message_id')
        .where('state', '=', 'waiting')
        .where(isDue(now))
        .orderBy('next_attempt_at')
        .limit(limit),
    )
    // Again, because PostgreSQL checks only this after it waited for another process's claim.
    .where('state', '=', 'waiting')
    .where(isDue(now))
    .returning('message_id')
    .execute()
  if (claimed.length === 0) return []
  return queries
    .selectFrom('contact_messages')
    .innerJoin('contact_outbox', 'message_id', 'id')
    .selectAll('contact_messages')
    .select(['attempts', 'created_at'])
    .where(
      'id',
      'in',
      claimed.map((row) => row.message_id),
    )
    .execute()
}

/** Also what lies further ahead than any row is put: it was noted before the clock was set back. */
function isDue(now: number) {
  const latestNow = now + CLOCK_TOLERANCE_MS
  return (row: ExpressionBuilder<Schema, 'contact_outbox'>) => {
    const receivedLater = row
      .selectFrom('contact_messages')
      .select('id')
      .whereRef('id', '=', 'contact_outbox.message_id')
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
    .updateTable('contact_outbox')
    .set({ state: 'sent', sent_at: now, last_error: null })
    .where('message_id', '=', id)
    .execute()
}

/** Ends the lease of a failed attempt; without a next one the message has finally failed. */
export async function markUnsent(
  { queries }: Database,
  { id, attempts }: Pick<ClaimedMessage, 'id' | 'attempts'>,
  error: string,
  nextAttemptAt: number | undefined,
): Promise<void> {
  await queries
    .updateTable('contact_outbox')
    .set({
      last_error: error,
      ...(nextAttemptAt === undefined ? { state: 'failed' } : { next_attempt_at: nextAttemptAt }),
    })
    .where('message_id', '=', id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', attempts)
    .execute()
}

/** Sends a message (again), whatever became of it before, also if it was held back. False when there is none. */
export async function requeue({ queries }: Database, id: string, now: number): Promise<boolean> {
  const fresh = {
    state: 'waiting',
    attempts: 0,
    next_attempt_at: now,
    created_at: now,
    sent_at: null,
    last_error: null,
  } as const
  return queries.transaction().execute(async (transaction) => {
    const found = await transaction
      .updateTable('contact_messages')
      .set({ state: 'accepted' })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!found) return false
    await transaction
      .insertInto('contact_outbox')
      .values({ message_id: id, ...fresh })
      .onConflict((conflict) => conflict.column('message_id').doUpdateSet(fresh))
      .execute()
    return true
  })
}

export async function nextDueAt({ queries }: Database): Promise<number | undefined> {
  const row = await queries
    .selectFrom('contact_outbox')
    .select('next_attempt_at')
    .where('state', '=', 'waiting')
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst()
  return row?.next_attempt_at
}
