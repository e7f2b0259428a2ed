import { type ExpressionBuilder, sql } from 'kysely'
import { CONTACT_FIELDS, type ContactMessage } from '../../shared/contact-message.ts'
import type { Database, MailRow, MessageRow, Schema } from '../database/database.ts'
import { TEXT_BYTES } from './store-quota.ts'

/** What is read at once: so many messages, with texts of so many bytes, and at least one. */
const PAGE_ROWS = 100
const PAGE_BYTES = 1024 * 1024

/** A message with what became of its delivery; one that is held back has none. */
export type StoredMessage = Pick<MessageRow, 'id' | 'received_at'> &
  ContactMessage & { [Field in 'attempts' | 'sent_at' | 'last_error']: MailRow[Field] | null } & {
    delivery: MailRow['state'] | null
  }

/** Messages of the same millisecond are in the order of their ids. */
type MessagePosition = Pick<MessageRow, 'received_at' | 'id'>

interface Selection {
  order: 'asc' | 'desc'
  /** Only what comes after this one, in that order. */
  after?: MessagePosition | undefined
  /** Only those that the owner has not got by mail. */
  state?: 'held back' | 'not mailed' | undefined
  /** Where a text is cut, in characters; at 0 it is not read at all. */
  lengths?: Record<keyof ContactMessage, number>
}

/** All messages whose id begins so: one, none, or too many to be sure. */
export async function findMessages(database: Database, idStart: string): Promise<StoredMessage[]> {
  if (!/^[0-9a-f-]+$/.test(idStart)) return []
  return messages(database).where('id', '>=', idStart).where('id', '<=', `${idStart}g`).limit(2).execute()
}

/** A few at a time, so that an inbox of any size fits into memory, and nobody waits until the last one is read. */
export async function* readMessages(
  database: Database,
  { order, after, state, lengths }: Selection,
): AsyncGenerator<StoredMessage> {
  for (let last = after; ; ) {
    const page = await nextPage(database, { order, after: last, state })
    last = page.at(-1)
    if (!last) return
    const ids = page.map(({ id }) => id)
    const rows = messages(database, lengths).where('id', 'in', ids)
    yield* await rows.orderBy('received_at', order).orderBy('id', order).execute()
    // Without this, requests that came meanwhile would wait for a store of half a gigabyte.
    await new Promise((resolve) => setTimeout(resolve))
  }
}

async function nextPage(
  { queries }: Database,
  { order, after, state }: Selection,
): Promise<MessagePosition[]> {
  let query = queries
    .selectFrom('contact_messages')
    .leftJoin('mail_queue', 'message_id', 'id')
    .select(['id', 'received_at', TEXT_BYTES.as('bytes')])
    .orderBy('received_at', order)
    .orderBy('id', order)
    .limit(PAGE_ROWS)
  if (after) query = query.where(comparedTo(order === 'asc' ? '>' : '<', after))
  if (state === 'held back') query = query.where('mail_queue.state', 'is', null)
  if (state === 'not mailed') query = query.where('mail_queue.state', '!=', 'sent')
  let bytes = 0
  return (await query.execute()).filter((row, i) => {
    bytes += Number(row.bytes)
    return i === 0 || bytes <= PAGE_BYTES
  })
}

function comparedTo(relation: '<' | '>', { received_at, id }: MessagePosition) {
  return (row: ExpressionBuilder<Schema, 'contact_messages'>) =>
    row(row.refTuple('received_at', 'id'), relation, row.tuple(received_at, id))
}

function messages({ queries }: Database, lengths?: Selection['lengths']) {
  const text = (field: keyof ContactMessage) => {
    const length = lengths?.[field]
    if (length === undefined) return sql.ref<string>(field)
    return length === 0 ? sql<string>`''` : sql<string>`substr(${sql.ref(field)}, 1, ${sql.lit(length)})`
  }
  return queries
    .selectFrom('contact_messages')
    .leftJoin('mail_queue', 'message_id', 'id')
    .select(['id', 'received_at', 'mail_queue.state as delivery', 'attempts', 'sent_at', 'last_error'])
    .select(CONTACT_FIELDS.map((field) => text(field).as(field)))
}
