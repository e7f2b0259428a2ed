import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { SUMMARY } from './held-back-summary.ts'
import { countBytes, MESSAGE_BYTES } from './store-quota.ts'

const DELETED_AT_ONCE = 500

/** With their mails. Gives how many there were. */
export async function deleteMessages({ queries }: Database, ids: string[]): Promise<number> {
  return queries.transaction().execute(async (transaction) => {
    const deleted = await transaction
      .deleteFrom('contact_messages')
      .where('id', 'in', ids)
      .returning(MESSAGE_BYTES.as('bytes'))
      .execute()
    const bytes = deleted.reduce((sum, row) => sum + Number(row.bytes), 0)
    if (bytes > 0) await countBytes(transaction, -bytes)
    return deleted.length
  })
}

/** Deletes what was received before then and mailed, or held back and told of. Never what the owner has not got. */
export async function deleteReceivedBefore(database: Database, time: number): Promise<number> {
  const unsentSummary = database.queries
    .selectFrom('mail_queue as summary')
    .select('summary.mail_id')
    .where('summary.mail_id', '=', sql<string>`${SUMMARY} || summarised_at`)
    .where('summary.state', '!=', 'sent')
  for (let deleted = 0; ; ) {
    const expired = await database.queries
      .selectFrom('contact_messages')
      .leftJoin('mail_queue', 'message_id', 'id')
      .select('id')
      .where('received_at', '<', time)
      .where((row) =>
        row.or([
          row('mail_queue.state', '=', 'sent'),
          row.and([
            row('message_id', 'is', null),
            row('summarised_at', 'is not', null),
            row.not(row.exists(unsentSummary)),
          ]),
        ]),
      )
      .limit(DELETED_AT_ONCE)
      .execute()
    if (expired.length === 0) return deleted
    deleted += await deleteMessages(
      database,
      expired.map(({ id }) => id),
    )
  }
}
