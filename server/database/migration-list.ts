import type { Migration } from './migrator.ts'

const OUTBOX = [
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
]

const NOTICES = `create table contact_notices (
  id text primary key,
  subject text not null,
  text text not null,
  state text not null,
  attempts integer not null,
  next_attempt_at bigint not null,
  created_at bigint not null
)`

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
      ...OUTBOX,
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
      NOTICES,
    ],
    undo: ['drop table contact_notices', 'drop index access_sessions_origin', 'drop table access_links'],
  },
  {
    name: '20260601000000_mail_queue',
    statements: [
      `create table mail_queue (
  mail_id text primary key,
  message_id text unique references contact_messages (id) on delete cascade,
  notice_subject text,
  notice_text text,
  state text not null,
  attempts integer not null,
  next_attempt_at bigint not null,
  created_at bigint not null,
  sent_at bigint,
  last_error text
)`,
      `insert into mail_queue
select message_id, message_id, null, null, state, attempts, next_attempt_at, created_at, sent_at, last_error
from contact_outbox`,
      `insert into mail_queue
select id, null, subject, text, state, attempts, next_attempt_at, created_at, null, null from contact_notices`,
      'drop table contact_outbox',
      'drop table contact_notices',
      'create index mail_queue_due on mail_queue (state, next_attempt_at)',
      `insert into contact_state (name, value)
select 'stored_bytes', coalesce(sum(octet_length(name) + octet_length(email) + octet_length(subject)
  + octet_length(message) + 600), 0) from contact_messages`,
    ],
    undo: [
      "delete from contact_state where name = 'stored_bytes'",
      ...OUTBOX,
      `insert into contact_outbox
select message_id, state, attempts, next_attempt_at, created_at, sent_at, last_error
from mail_queue where message_id is not null`,
      NOTICES,
      `insert into contact_notices
select mail_id, notice_subject, notice_text, state, attempts, next_attempt_at, created_at
from mail_queue where message_id is null`,
      'drop table mail_queue',
    ],
  },
  {
    name: '20260701000000_session_expiry',
    statements: ['create index access_sessions_expires on access_sessions (expires_at)'],
    undo: ['drop index access_sessions_expires'],
  },
]
