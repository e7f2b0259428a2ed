-- The statements of server/database/migration-list.ts, and the row-level security of the new table.

alter table contact_messages add column summarised_at bigint;

create index contact_messages_held_back on contact_messages (state, summarised_at);

create table contact_state (name text primary key, value bigint not null);

insert into contact_state (name, value) values ('summary_due_at', 0), ('probed_at', 0);

insert into contact_migrations (name, applied_at)
values ('20260201000000_upkeep', (extract(epoch from now()) * 1000)::bigint);

alter table contact_state enable row level security;
