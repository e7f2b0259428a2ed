import type { ExpressionBuilder } from 'kysely'
import type { Database, MessageRow, OutboxRow, Schema } from '../database/database.ts'

const PAGE = 500

/** A message with what became of its delivery; quarantined messages have none. */
export type StoredMessage = MessageRow & {
  [Field in 'attempts' | 'sent_at' | 'last_error']: OutboxRow[Field] | null
} & { delivery: OutboxRow['state'] | null }

/** Where a page ends: messages of the same millisecond are told apart by their ids. */
export type MessagePlace = Pick<MessageRow, 'received_at' | 'id'>

export async function newestMessages(
  database: Database,
  limit: number,
  before?: MessagePlace,
): Promise<StoredMessage[]> {
  let query = messages(database).orderBy('received_at', 'desc').orderBy('id', 'desc').limit(limit)
  if (before) query = query.where(comparedTo('<', before))
  return query.execute()
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
    if (last) query = query.where(comparedTo('>', last))
    const page = await query.execute()
    yield* page
    last = page.at(-1)
    if (page.length < PAGE) return
  }
}

function comparedTo(relation: '<' | '>', { received_at, id }: MessagePlace) {
  return (row: ExpressionBuilder<Schema, 'contact_messages'>) =>
    row(row.refTuple('received_at', 'id'), relation, row.tuple(received_at, id))
}

function messages({ queries }: Database) {
  return queries
    .selectFrom('contact_messages')
    .leftJoin('contact_outbox', 'message_id', 'id')
    .selectAll('contact_messages')
    .select(['contact_outbox.state as delivery', 'attempts', 'sent_at', 'last_error'])
}
