-- The statements of server/database/migration-list.ts, the row-level security of the new tables, and the names of what was
-- applied where Kysely looks for them (server/database/migrator.ts).

create table contact_kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null);

create table contact_kysely_migration_lock (id varchar(255) not null primary key, is_locked integer default 0 not null);

insert into contact_kysely_migration (name, timestamp)
select name, to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from contact_migrations;

drop table contact_migrations;

create table mail_queue (
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
);

insert into mail_queue
select message_id, message_id, null, null, state, attempts, next_attempt_at, created_at, sent_at, last_error
from contact_outbox;

insert into mail_queue
select id, null, subject, text, state, attempts, next_attempt_at, created_at, null, null from contact_notices;

drop table contact_outbox;

drop table contact_notices;

create index mail_queue_due on mail_queue (state, next_attempt_at);

insert into contact_state (name, value)
select 'stored_bytes', coalesce(sum(octet_length(name) + octet_length(email) + octet_length(subject)
  + octet_length(message) + 600), 0) from contact_messages;

insert into contact_kysely_migration (name, timestamp)
values ('20260601000000_mail_queue', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));

alter table contact_kysely_migration enable row level security;
alter table contact_kysely_migration_lock enable row level security;
alter table mail_queue enable row level security;
