import { type Kysely, sql } from 'kysely'
import type { Schema } from './database.ts'

/** So that the compiler asks for a column that was forgotten here. */
type Columns = { [Table in keyof Schema]: Record<keyof Schema[Table], true> }

const COLUMNS: Columns = {
  contact_messages: {
    id: true,
    received_at: true,
    name: true,
    email: true,
    subject: true,
    message: true,
    state: true,
    sender_hash: true,
    dedupe_key: true,
    summarised_at: true,
  },
  mail_queue: {
    mail_id: true,
    message_id: true,
    notice_subject: true,
    notice_text: true,
    state: true,
    attempts: true,
    next_attempt_at: true,
    created_at: true,
    sent_at: true,
    last_error: true,
  },
  contact_state: { name: true, value: true },
  access_sessions: {
    id: true,
    opened_at: true,
    expires_at: true,
    rights: true,
    origin: true,
    passwords: true,
  },
  access_links: {
    id: true,
    token_hash: true,
    label: true,
    greeting: true,
    landing: true,
    studies: true,
    opens: true,
    expires_at: true,
    note: true,
    mail_first_opening: true,
    created_at: true,
    revoked_at: true,
    first_opened_at: true,
  },
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
