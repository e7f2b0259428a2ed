import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type QueryResult,
  SqliteDialect,
  SqliteDriver,
  sql,
} from 'kysely'
import Sqlite from 'libsql'
import type { Database, Schema } from '../database/database.ts'

/** How long a process waits for another one's write. */
const BUSY_TIMEOUT_MS = 5_000
const BUSY_RETRY_MS = 5

export function openSqlite(folder: string): Database {
  const file = join(folder, 'contact.db')
  const connection = new Sqlite(file)
  connection.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`)
  connection.pragma('journal_mode = WAL')
  // A commit that was answered with success has reached the disk, not only the system's cache.
  connection.pragma('synchronous = FULL')
  connection.pragma('foreign_keys = ON')
  // From here on waiting is done by `PatientSqliteDriver`, without holding up the event loop.
  connection.pragma('busy_timeout = 0')

  const opened = statSync(file).ino
  const queries = new Kysely<Schema>({ dialect: new PatientSqliteDialect(connection) })
  return {
    queries,
    lock: async () => {},
    isLargerThan: async (bytes, executor) => {
      const { rows } = await sql<{ used: number }>`select (page_count - freelist_count) * page_size as used
        from pragma_page_count(), pragma_freelist_count(), pragma_page_size()`.execute(executor)
      return (rows[0]?.used ?? 0) > bytes
    },
    check: () => {
      // Writing to a file that was deleted or replaced would succeed, and be lost.
      if (statSync(file, { throwIfNoEntry: false })?.ino !== opened) {
        throw new Error(`${file} was removed or replaced while the server runs`)
      }
    },
    close: () => queries.destroy(),
  }
}

class PatientSqliteDialect extends SqliteDialect {
  readonly #database: Sqlite.Database
  constructor(database: Sqlite.Database) {
    super({ database })
    this.#database = database
  }
  override createDriver() {
    return new PatientSqliteDriver(this.#database)
  }
}

/**
 * Begins every write by waiting for the write lock. A statement that asks for it in the middle of a
 * transaction fails at once when others write, and one that libsql sees fail as busy stays in
 * progress and keeps later transactions from committing; `exec` leaves nothing behind.
 */
class PatientSqliteDriver extends SqliteDriver {
  readonly #database: Sqlite.Database
  constructor(database: Sqlite.Database) {
    super({ database })
    this.#database = database
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
