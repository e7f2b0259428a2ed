-- The statements of server/database/migration-list.ts, and the row-level security of the new table.

create table access_sessions (
  id text primary key,
  opened_at bigint not null,
  expires_at bigint not null,
  rights text not null,
  origin text,
  passwords text not null
);

insert into contact_state (name, value) values ('sessions_ended', 0);

insert into contact_migrations (name, applied_at)
values ('20260301000000_access', (extract(epoch from now()) * 1000)::bigint);

alter table access_sessions enable row level security;
