-- The statements of server/database/migration-list.ts (a test holds the two together), and what only a hosted
-- project needs: its data interface must not show these tables to the public key.

create table if not exists contact_migrations (name text primary key, applied_at bigint not null);

create table contact_messages (
  id text primary key,
  received_at bigint not null,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  state text not null,
  sender_hash text not null,
  dedupe_key text unique
);

create index contact_messages_received on contact_messages (received_at, id);

create index contact_messages_sender on contact_messages (sender_hash, received_at);

create table contact_outbox (
  message_id text primary key references contact_messages (id) on delete cascade,
  state text not null,
  attempts integer not null,
  next_attempt_at bigint not null,
  created_at bigint not null,
  sent_at bigint,
  last_error text
);

create index contact_outbox_due on contact_outbox (state, next_attempt_at);

insert into contact_migrations (name, applied_at)
values ('20260101000000_contact', (extract(epoch from now()) * 1000)::bigint);

alter table contact_migrations enable row level security;
alter table contact_messages enable row level security;
alter table contact_outbox enable row level security;
