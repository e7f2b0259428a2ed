import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  sql,
} from 'kysely'
import postgres from 'postgres'
import type { Database, Schema } from './database.ts'

const CONNECT_TIMEOUT_S = 5

export function openPostgres(url: string, maxConnections = 10): Database {
  const client = postgres(url, {
    max: maxConnections,
    connect_timeout: CONNECT_TIMEOUT_S,
    idle_timeout: 60,
    // A pooler gives each transaction another connection, where a prepared statement would be unknown.
    prepare: false,
    connection: { application_name: 'portfolio' },
    onnotice: () => {},
    types: {
      // Times and counts are far below 2^53.
      bigint: { to: 20, from: [20], serialize: String, parse: Number },
    },
  })
  const queries = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new PostgresJsDriver(client),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  return {
    queries,
    lock: async (transaction, key) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction)
    },
    check: () => {},
    close: () => queries.destroy(),
  }
}

/**
 * Lets postgres.js choose and hold the connections. Its `reserve()` must not be used: a reserved
 * connection that has died goes back to the pool, and the next use of it ends the process.
 */
class PostgresJsDriver implements Driver {
  readonly #client: postgres.Sql
  constructor(client: postgres.Sql) {
    this.#client = client
  }
  async init() {}
  async acquireConnection() {
    return new PostgresJsConnection(this.#client)
  }
  beginTransaction(connection: PostgresJsConnection) {
    return connection.begin()
  }
  commitTransaction(connection: PostgresJsConnection) {
    return connection.commit()
  }
  rollbackTransaction(connection: PostgresJsConnection) {
    return connection.rollback()
  }
  async releaseConnection() {}
  async destroy() {
    await this.#client.end({ timeout: 5 })
  }
}

class PostgresJsConnection implements DatabaseConnection {
  readonly #client: postgres.Sql
  #transaction: postgres.TransactionSql | undefined
  #finish: (outcome: 'commit' | 'rollback') => void = () => {}
  #finished: Promise<unknown> = Promise.resolve()

  constructor(client: postgres.Sql) {
    this.#client = client
  }

  /** postgres.js ends a transaction when its callback does, so the callback waits to be told. */
  async begin(): Promise<void> {
    await new Promise<void>((begun, failed) => {
      this.#finished = this.#client.begin(async (transaction) => {
        this.#transaction = transaction
        const outcome = new Promise((resolve) => {
          this.#finish = resolve
        })
        begun()
        if ((await outcome) === 'rollback') throw new Error('Rolled back')
      })
      this.#finished.catch(failed)
    })
  }

  async commit(): Promise<void> {
    this.#finish('commit')
    await this.#finished
  }

  async rollback(): Promise<void> {
    this.#finish('rollback')
    await this.#finished.catch(() => {})
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const client = this.#transaction ?? this.#client
    const rows = await client.unsafe(sql, parameters as postgres.ParameterOrJSON<never>[])
    return { rows: Array.from(rows) as R[], numAffectedRows: BigInt(rows.count ?? 0) }
  }

  // biome-ignore lint/correctness/useYield: a driver must have it; no query here streams.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported')
  }
}
