import { setTimeout as sleep } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
import type Sqlite from 'libsql'

/** How long a process waits for another one's write. */
const BUSY_TIMEOUT_MS = 5_000
const BUSY_RETRY_MS = 5

export class PatientSqliteDialect extends SqliteDialect {
  readonly #open: () => Sqlite.Database
  constructor(open: () => Sqlite.Database) {
    super({ database: async () => open() })
    this.#open = open
  }
  override createDriver() {
    return new PatientSqliteDriver(this.#open)
  }
  override createAdapter() {
    return new TransactionalSqliteAdapter()
  }
}

/** SQLite takes back changes of tables, too: an interrupted migration leaves nothing behind. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/**
 * Begins every write by waiting for the write lock. A statement that asks for it in the middle of a
 * transaction fails at once when others write, and one that libsql sees fail as busy stays in
 * progress and keeps later transactions from committing; `exec` leaves nothing behind.
 */
class PatientSqliteDriver extends SqliteDriver {
  #opened: Sqlite.Database | undefined
  constructor(open: () => Sqlite.Database) {
    super({
      database: async () => {
        this.#opened = open()
        return this.#opened
      },
    })
  }

  get #database(): Sqlite.Database {
    if (!this.#opened) throw new Error('The database is not open')
    return this.#opened
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    return {
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
      executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
        if (this.#database.inTransaction || /^\s*select/i.test(query.sql))
          return connection.executeQuery(query)
        await this.beginTransaction()
        try {
          const result = await connection.executeQuery<R>(query)
          await this.commitTransaction()
          return result
        } catch (error) {
          await this.rollbackTransaction()
          throw error
        }
      },
    }
  }

  override async beginTransaction(): Promise<void> {
    const giveUpAt = Date.now() + BUSY_TIMEOUT_MS
    for (;;) {
      try {
        this.#database.exec('begin immediate')
        return
      } catch (error) {
        const { code } = error as { code?: string }
        if (!code?.startsWith('SQLITE_BUSY') || Date.now() > giveUpAt) throw error
        await sleep(BUSY_RETRY_MS)
      }
    }
  }

  override async commitTransaction(): Promise<void> {
    this.#database.exec('commit')
  }

  override async rollbackTransaction(): Promise<void> {
    // On a full disk SQLite has rolled back by itself.
    if (this.#database.inTransaction) this.#database.exec('rollback')
  }
}
