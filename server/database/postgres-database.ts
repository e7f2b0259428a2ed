import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, TypeOverrides } from 'pg'
import type { Database, Schema } from './database.ts'

const CONNECT_TIMEOUT_MS = 5_000
const IDLE_TIMEOUT_MS = 60_000
const BIGINT = 20
/** Of each message, for its id, hashes, times and indexes. */
const ROW_OVERHEAD = 600

/** Connections that come back after an outage. */
export function createPool(url: string, maxConnections: number): Pool {
  const types = new TypeOverrides()
  // Times and counts are far below 2^53.
  types.setTypeParser(BIGINT, Number)
  const pool = new Pool({
    connectionString: libpqAddress(url),
    max: maxConnections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'portfolio',
    types,
  })
  // A connection that ends is an event that ends the process when nobody listens: on the pool for an
  // idle one, on the client for one in use, whose query is rejected as well. The pool drops both.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** No statement gets a name: a pooler gives each transaction another connection, where it would be unknown. */
export function openPostgres(url: string, maxConnections = 10): Database {
  const pool = createPool(url, maxConnections)
  const queries = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return {
    queries,
    lock: async (transaction, key) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction)
    },
    isLargerThan: async (bytes, executor) => {
      // The tables' own size comes at once, but never shrinks: only above it the messages are added up.
      const { rows } = await sql<{ larger: boolean }>`select case
        when pg_total_relation_size('contact_messages') <= ${bytes} then false
        else (select coalesce(sum(pg_column_size(name) + pg_column_size(email) + pg_column_size(subject)
          + pg_column_size(message) + ${ROW_OVERHEAD}::int), 0) > ${bytes} from contact_messages) end as larger`.execute(
        executor,
      )
      return rows[0]?.larger ?? false
    },
    check: () => {},
    close: () => queries.destroy(),
  }
}

/** pg 8 reads `sslmode=require` as `verify-full`, and warns; here it means what it means elsewhere. */
function libpqAddress(url: string): string {
  const address = new URL(url)
  if (address.searchParams.has('sslmode')) address.searchParams.set('uselibpqcompat', 'true')
  return address.href
}
