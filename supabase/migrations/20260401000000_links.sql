-- The statements of server/database/migration-list.ts, and the row-level security of the new tables.

create table access_links (
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
);

create index access_sessions_origin on access_sessions (origin);

create table contact_notices (
  id text primary key,
  subject text not null,
  text text not null,
  state text not null,
  attempts integer not null,
  next_attempt_at bigint not null,
  created_at bigint not null
);

insert into contact_migrations (name, applied_at)
values ('20260401000000_links', (extract(epoch from now()) * 1000)::bigint);

alter table access_links enable row level security;
alter table contact_notices enable row level security;
