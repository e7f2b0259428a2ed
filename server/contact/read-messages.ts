import type { Database, MessageRow, OutboxRow } from '../database/database.ts'

const PAGE = 500

/** A message with what became of its delivery; quarantined messages have none. */
export type StoredMessage = MessageRow & {
  [Field in 'attempts' | 'sent_at' | 'last_error']: OutboxRow[Field] | null
} & { delivery: OutboxRow['state'] | null }

export async function newestMessages(
  database: Database,
  limit: number,
  before = Number.MAX_SAFE_INTEGER,
): Promise<StoredMessage[]> {
  return messages(database)
    .where('received_at', '<', before)
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** All messages whose id begins so: one, none, or too many to be sure. */
export async function findMessages(database: Database, idStart: string): Promise<StoredMessage[]> {
  if (!/^[0-9a-f-]+$/.test(idStart)) return []
  return messages(database).where('id', '>=', idStart).where('id', '<=', `${idStart}g`).limit(2).execute()
}

/** Oldest first, a page at a time, so that an inbox of any size fits into memory. */
export async function* everyMessage(database: Database): AsyncGenerator<StoredMessage> {
  let last: StoredMessage | undefined
  for (;;) {
    let query = messages(database).orderBy('received_at').orderBy('id').limit(PAGE)
    if (last) {
      const { received_at, id } = last
      query = query.where((row) => row(row.refTuple('received_at', 'id'), '>', row.tuple(received_at, id)))
    }
    const page = await query.execute()
    yield* page
    last = page.at(-1)
    if (page.length < PAGE) return
  }
}

function messages({ queries }: Database) {
  return queries
    .selectFrom('contact_messages')
    .leftJoin('contact_outbox', 'message_id', 'id')
    .selectAll('contact_messages')
    .select(['contact_outbox.state as delivery', 'attempts', 'sent_at', 'last_error'])
}
