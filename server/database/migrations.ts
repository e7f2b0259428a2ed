import type { Database } from './database.ts'
import { applyMigrations, type Migration, undoMigrations } from './run-migrations.ts'
import { checkSchema } from './schema-check.ts'

const NAMES = 'contact_migrations'

/** Only ever append to this list. Taking one back keeps every message. */
export const MIGRATIONS: Migration[] = [
  {
    name: '20260101000000_contact',
    statements: [
      `create table contact_messages (
  id text primary key,
  received_at bigint not null,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  state text not null,
  sender_hash text not null,
  dedupe_key text unique
)`,
      'create index contact_messages_received on contact_messages (received_at, id)',
      'create index contact_messages_sender on contact_messages (sender_hash, received_at)',
      `create table contact_outbox (
  message_id text primary key references contact_messages (id) on delete cascade,
  state text not null,
  attempts integer not null,
  next_attempt_at bigint not null,
  created_at bigint not null,
  sent_at bigint,
  last_error text
)`,
      'create index contact_outbox_due on contact_outbox (state, next_attempt_at)',
    ],
    // The first version's: there is nothing to go back to.
    undo: [],
  },
  {
    name: '20260201000000_upkeep',
    statements: [
      'alter table contact_messages add column summarised_at bigint',
      'create index contact_messages_held_back on contact_messages (state, summarised_at)',
      'create table contact_state (name text primary key, value bigint not null)',
      "insert into contact_state (name, value) values ('summary_due_at', 0), ('probed_at', 0)",
    ],
    undo: [
      'drop table contact_state',
      'drop index contact_messages_held_back',
      'alter table contact_messages drop column summarised_at',
    ],
  },
  {
    name: '20260301000000_access',
    statements: [
      `create table access_sessions (
  id text primary key,
  opened_at bigint not null,
  expires_at bigint not null,
  rights text not null,
  origin text,
  passwords text not null
)`,
      "insert into contact_state (name, value) values ('sessions_ended', 0)",
    ],
    undo: ['drop table access_sessions', "delete from contact_state where name = 'sessions_ended'"],
  },
  {
    name: '20260401000000_links',
    statements: [
      `create table access_links (
  id text primary key,
  token_hash text not null unique,
  label text not null,
  greeting text not null,
  landing text not null,
  studies text not null,
  opens text not null,
  expires_at bigint,
  note text not null,
  mail_first_opening integer not null,
  created_at bigint not null,
  revoked_at bigint,
  first_opened_at bigint
)`,
      'create index access_sessions_origin on access_sessions (origin)',
      `create table contact_notices (
  id text primary key,
  subject text not null,
  text text not null,
  state text not null,
  attempts integer not null,
  next_attempt_at bigint not null,
  created_at bigint not null
)`,
    ],
    undo: ['drop table contact_notices', 'drop index access_sessions_origin', 'drop table access_links'],
  },
  {
    name: '20260701000000_session_expiry',
    statements: ['create index access_sessions_expires on access_sessions (expires_at)'],
    undo: ['drop index access_sessions_expires'],
  },
]

/** Throws when the tables are not those that this version knows. */
export async function migrate({ queries, lock }: Database, now = Date.now()): Promise<void> {
  await queries.transaction().execute(async (transaction) => {
    await lock(transaction, 'migrations')
    await applyMigrations(transaction, NAMES, MIGRATIONS, now)
    await checkSchema(
      transaction,
      MIGRATIONS.map(({ name }) => name),
    )
  })
}

/**
 * Gives the tables the shape that they had after the migration of this name, so that an earlier version of the site
 * can use them. Gives the names of what was taken back.
 */
export async function downgrade({ queries, lock }: Database, to: string): Promise<string[]> {
  return queries.transaction().execute(async (transaction) => {
    await lock(transaction, 'migrations')
    const later = MIGRATIONS.slice(MIGRATIONS.findIndex(({ name }) => name === to) + 1)
    return undoMigrations(transaction, NAMES, later)
  })
}
