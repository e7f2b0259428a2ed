import type { Database } from '../database/database.ts'

export async function failedIds({ queries }: Database): Promise<string[]> {
  const rows = await queries
    .selectFrom('contact_outbox')
    .select('message_id')
    .where('state', '=', 'failed')
    .orderBy('created_at')
    .execute()
  return rows.map((row) => row.message_id)
}

export interface UnsentCounts {
  /** Given up. */
  failed: number
  /** Refused at least once, and waiting for another attempt. */
  retried: number
}

export async function countUnsent({ queries }: Database): Promise<UnsentCounts> {
  const { failed, retried } = await queries
    .selectFrom('contact_outbox')
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
