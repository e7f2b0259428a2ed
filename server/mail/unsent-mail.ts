import type { Database, MailRow } from '../database/database.ts'
import { freshAt } from './queue.ts'

/** Tries everything again that was given up. The ids of these mails, the oldest first. */
export async function requeueFailed({ queries }: Database, now: number): Promise<string[]> {
  const failed = await queries
    .updateTable('mail_queue')
    .set(freshAt(now))
    .where('state', '=', 'failed')
    .returning('mail_id')
    .execute()
  return failed.map(({ mail_id }) => mail_id)
}

export async function mailState(
  { queries }: Database,
  id: string,
): Promise<Pick<MailRow, 'state' | 'attempts' | 'last_error'> | undefined> {
  return queries
    .selectFrom('mail_queue')
    .select(['state', 'attempts', 'last_error'])
    .where('mail_id', '=', id)
    .executeTakeFirst()
}

export interface UnsentCounts {
  /** Given up. */
  failed: number
  /** Refused at least once, and waiting for another attempt. */
  retried: number
}

export async function countUnsent({ queries }: Database): Promise<UnsentCounts> {
  const { failed, retried } = await queries
    .selectFrom('mail_queue')
    .select(({ fn }) => [
      fn.countAll().filterWhere('state', '=', 'failed').as('failed'),
      fn
        .countAll()
        .filterWhere('last_error', 'is not', null)
        .filterWhere('state', '=', 'waiting')
        .as('retried'),
    ])
    .where('state', 'in', ['failed', 'waiting'])
    .executeTakeFirstOrThrow()
  return { failed: Number(failed), retried: Number(retried) }
}
