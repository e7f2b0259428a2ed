import type { Database } from '../database/database.ts'

const DELETED_AT_ONCE = 500

/** With its place in the outbox. False when there is none. */
export async function deleteMessage({ queries }: Database, id: string): Promise<boolean> {
  const deleted = await queries
    .deleteFrom('contact_messages')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Deletes what was received before then and mailed, or held back and told of. Never what the owner has not got. */
export async function deleteReceivedBefore({ queries }: Database, time: number): Promise<number> {
  for (let deleted = 0; ; ) {
    const expired = await queries
      .selectFrom('contact_messages')
      .leftJoin('contact_outbox', 'message_id', 'id')
      .select('id')
      .where('received_at', '<', time)
      .where((row) =>
        row.or([
          row('contact_outbox.state', '=', 'sent'),
          row.and([row('message_id', 'is', null), row('summarised_at', 'is not', null)]),
        ]),
      )
      .limit(DELETED_AT_ONCE)
      .execute()
    if (expired.length === 0) return deleted
    const ids = expired.map((row) => row.id)
    await queries.deleteFrom('contact_messages').where('id', 'in', ids).execute()
    deleted += expired.length
  }
}
