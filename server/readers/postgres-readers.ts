import { Kysely, PostgresDialect, sql } from 'kysely'
import { createPool } from '../database/postgres-database.ts'
import type { ReadersSchema, ReadersStore } from './readers-store.ts'

const SCHEMA = 'readers'
/** Few, and not those of the messages: whoever reads takes no connection from whoever writes to the owner. */
const MOST_CONNECTIONS = 3

/** A schema of its own in the database of the messages. */
export function openPostgresReaders(url: string): ReadersStore {
  const pool = createPool(url, MOST_CONNECTIONS)
  const plain = new Kysely<ReadersSchema>({ dialect: new PostgresDialect({ pool }) })
  const queries = plain.withSchema(SCHEMA)
  return {
    queries,
    isShared: true,
    schema: SCHEMA,
    change: (work) =>
      queries.transaction().execute(async (transaction) => {
        // Nobody waits for the disk: a crash may cost the last reads.
        await sql`set local synchronous_commit to off`.execute(transaction)
        await sql`select pg_advisory_xact_lock(hashtextextended('readers', 0))`.execute(transaction)
        await sql`create schema if not exists ${sql.id(SCHEMA)}`.execute(transaction)
        // For statements that are written by hand.
        await sql`set local search_path to ${sql.id(SCHEMA)}`.execute(transaction)
        return work(transaction)
      }),
    close: () => plain.destroy(),
  }
}
