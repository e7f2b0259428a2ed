-- The statements of server/database/migrations.ts.

create index access_sessions_expires on access_sessions (expires_at);

insert into contact_migrations (name, applied_at)
values ('20260701000000_session_expiry', (extract(epoch from now()) * 1000)::bigint);
