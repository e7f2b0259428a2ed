import { type Kysely, sql } from 'kysely'
import type { Schema } from './database.ts'

/** So that the compiler asks for a column that was forgotten here. */
type Columns = { [Table in keyof Schema]: Record<keyof Schema[Table], true> }

const COLUMNS: Columns = {
  contact_messages: {
    ...all('id', 'received_at', 'name', 'email', 'subject', 'message', 'state'),
    ...all('sender_hash', 'dedupe_key', 'summarised_at'),
  },
  mail_queue: {
    ...all('mail_id', 'message_id', 'notice_subject', 'notice_text', 'state', 'attempts'),
    ...all('next_attempt_at', 'created_at', 'sent_at', 'last_error'),
  },
  contact_state: all('name', 'value'),
  access_sessions: all('id', 'opened_at', 'expires_at', 'rights', 'origin', 'passwords'),
  access_links: {
    ...all('id', 'token_hash', 'label', 'greeting', 'landing', 'studies', 'opens', 'expires_at'),
    ...all('note', 'mail_first_opening', 'created_at', 'revoked_at', 'first_opened_at'),
  },
}

function all<Name extends string>(...names: Name[]): Record<Name, true> {
  return Object.fromEntries(names.map((name) => [name, true])) as Record<Name, true>
}

/** In the order in which rows can be put in: what others refer to comes first. */
export const TABLES = Object.keys(COLUMNS) as (keyof Schema)[]

/** Throws when a table or a column is missing: then this site has not made them. */
export async function checkSchema(queries: Kysely<Schema>): Promise<void> {
  for (const [table, columns] of Object.entries(COLUMNS)) {
    // With the table's name before it: SQLite takes an unknown name alone for a text.
    const names = Object.keys(columns).map((column) => sql.ref(`${table}.${column}`))
    await sql`select ${sql.join(names)} from ${sql.table(table)} limit 0`.execute(queries)
  }
}
