import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, TypeOverrides } from 'pg'
import { SettingsError } from '../common-settings.ts'
import type { Database, Schema } from './database.ts'

const CONNECT_TIMEOUT_MS = 5_000
const IDLE_TIMEOUT_MS = 60_000
const BIGINT = 20
const APPLICATION = 'portfolio'

/** Connections that come back after an outage. */
export function createPool(url: string, maxConnections: number): Pool {
  const types = new TypeOverrides()
  // Times and counts are far below 2^53.
  types.setTypeParser(BIGINT, Number)
  const pool = new Pool({
    connectionString: libpqAddress(url),
    max: maxConnections,
    // So that others can see that this process uses the database.
    min: 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    keepAlive: true,
    application_name: APPLICATION,
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

/** Throws `SettingsError` when another process of this site is connected. */
export async function refuseWhileUsed({ queries }: Database): Promise<void> {
  const { rows } = await sql`select pid from pg_stat_activity where datname = current_database()
    and application_name = ${APPLICATION} and pid <> pg_backend_pid()`.execute(queries)
  if (rows.length === 0) return
  throw new SettingsError(['A server (or another inbox command) is using this database. Stop it first.'])
}
