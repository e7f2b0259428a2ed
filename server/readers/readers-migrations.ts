import { NO_MIGRATIONS } from 'kysely'
import { adoptNames, createMigrator, type Migration, type MigrationList } from '../database/migrator.ts'
import type { ReadersStore } from './readers-store.ts'

/** Only ever append to this list. */
const READERS_MIGRATIONS: Migration[] = [
  {
    name: '20260401000000_reads',
    statements: [
      `create table reads_visits (
  id text primary key,
  link_id text,
  opened integer not null,
  human integer not null,
  private integer not null,
  day text not null,
  started_at bigint not null,
  heard_at bigint not null,
  ms bigint not null,
  referrer text not null,
  device text not null,
  furthest integer not null,
  furthest_page text not null,
  study integer not null,
  resume integer not null,
  contact integer not null,
  downloaded integer not null,
  message integer not null,
  deck integer not null
)`,
      'create index reads_visits_started on reads_visits (started_at, human, ms)',
      'create index reads_visits_link on reads_visits (link_id, started_at)',
      'create index reads_visits_heard on reads_visits (heard_at)',
      `create table reads_pages (
  visit_id text not null,
  number integer not null,
  path text not null,
  started_at bigint not null,
  ms bigint not null,
  depth integer not null,
  primary key (visit_id, number)
)`,
      `create table reads_sections (
  visit_id text not null,
  number integer not null,
  name text not null,
  position integer not null,
  started_at bigint not null,
  ms bigint not null,
  primary key (visit_id, number, name)
)`,
      `create table reads_marks (
  visit_id text not null,
  number integer not null,
  kind text not null,
  at bigint not null,
  primary key (visit_id, number, kind)
)`,
      `create table reads_studies (
  visit_id text not null,
  path text not null,
  started_at bigint not null,
  ms bigint not null,
  primary key (visit_id, path)
)`,
      'create index reads_studies_times on reads_studies (path, ms, started_at)',
      `create table daily_visits (
  day text not null,
  link_id text not null,
  visits bigint not null,
  openings bigint not null,
  scanners bigint not null,
  ms bigint not null,
  studies bigint not null,
  resumes bigint not null,
  contacts bigint not null,
  downloads bigint not null,
  messages bigint not null,
  decks bigint not null,
  last_seen_at bigint not null,
  furthest bigint not null,
  furthest_page text not null,
  primary key (day, link_id)
)`,
      `create table daily_studies (
  day text not null,
  path text not null,
  readers bigint not null,
  ms bigint not null,
  primary key (day, path)
)`,
      `create table daily_sections (
  day text not null,
  path text not null,
  name text not null,
  position integer not null,
  reached bigint not null,
  primary key (day, path, name)
)`,
      'create table reads_secrets (day text primary key, secret text not null)',
    ],
    undo: [
      'reads_secrets',
      'daily_sections',
      'daily_studies',
      'daily_visits',
      'reads_studies',
      'reads_marks',
      'reads_sections',
      'reads_pages',
      'reads_visits',
    ].map((table) => `drop table ${table}`),
  },
  {
    // From here on daily_sections is neither written nor read; what it holds stays.
    name: '20261120000000_furthest_sections',
    statements: [
      'alter table reads_studies add column furthest integer not null default -1',
      `update reads_studies set furthest = coalesce((
  select max(section.position) from reads_sections section
  join reads_pages page on page.visit_id = section.visit_id and page.number = section.number
  where page.visit_id = reads_studies.visit_id and page.path = reads_studies.path
), -1)`,
    ],
    undo: ['alter table reads_studies drop column furthest'],
  },
]

const LIST: MigrationList = {
  table: 'reads_kysely_migration',
  formerTable: 'reads_migrations',
  migrations: READERS_MIGRATIONS,
}

/** Throws when the tables were made by a version that this one does not know. */
export async function migrateReaders(store: ReadersStore): Promise<void> {
  await store.change((transaction) => adoptNames(transaction, LIST))
  const { error } = await createMigrator(store.queries, LIST, store.schema).migrateToLatest()
  if (error) throw error
}

/** Takes everything back, for an earlier version of the site, which would forget nothing after its time. */
export async function removeReads(store: ReadersStore): Promise<void> {
  const { error } = await createMigrator(store.queries, LIST, store.schema).migrateTo(NO_MIGRATIONS)
  if (error) throw error
}
