-- The statements of server/database/migration-list.ts.

create index access_sessions_expires on access_sessions (expires_at);

insert into contact_kysely_migration (name, timestamp)
values ('20260701000000_session_expiry', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
