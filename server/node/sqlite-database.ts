import { statSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import Sqlite from 'libsql'
import type { Database, Schema } from '../database/database.ts'
import { DatabaseProblem, troubleOf } from '../database/database-problem.ts'
import { shareDataFolder, takeDataFolder } from './data-lock.ts'
import { PatientSqliteDialect } from './patient-sqlite.ts'
import { createPrivateFile, makePrivate } from './private-files.ts'

/** How long opening and closing wait for other processes. */
const BUSY_TIMEOUT_MS = 5_000

export function databaseFile(folder: string): string {
  return join(folder, 'contact.db')
}

/**
 * The file is opened with the first query: one that is damaged fails these, and nothing else.
 * `inspected` has all of it read first; `alone` throws while anything else uses the folder.
 */
export function openSqlite(folder: string, { inspected = false, alone = false } = {}): Database {
  const file = databaseFile(folder)
  const leaveFolder = alone ? takeDataFolder(folder) : shareDataFolder(folder)
  let connection: Sqlite.Database | undefined
  let inode: number | undefined
  let damage: DatabaseProblem | undefined

  const open = () => {
    // Read through once, not for each query: only a restore mends it, and that waits for the process to end.
    if (damage) throw damage
    try {
      connection = connect(file, inspected)
    } catch (error) {
      if (error instanceof DatabaseProblem) damage = error
      throw error
    }
    inode = statSync(file).ino
    return connection
  }
  const queries = new Kysely<Schema>({ dialect: new PatientSqliteDialect(open) })
  return {
    queries,
    lock: async () => {},
    check: () => {
      // Writing to a file that was deleted or replaced would succeed, and be lost.
      if (inode !== undefined && statSync(file, { throwIfNoEntry: false })?.ino !== inode) {
        throw new Error(`${file} was removed or replaced while the server runs`)
      }
    },
    close: async () => {
      if (connection) emptyLog(connection)
      connection = undefined
      await queries.destroy()
      leaveFolder()
    },
  }
}

/** Throws `DatabaseProblem` when the file is damaged. */
function connect(file: string, inspected: boolean): Sqlite.Database {
  // SQLite gives its further files the rights that this one has.
  createPrivateFile(file)
  for (const beside of ['-wal', '-shm']) makePrivate(file + beside)
  const connection = new Sqlite(file)
  try {
    connection.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`)
    connection.pragma('journal_mode = WAL')
    if (inspected) quickCheck(connection)
    // A commit that was answered with success has reached the disk, not only the system's cache.
    connection.pragma('synchronous = FULL')
    connection.pragma('foreign_keys = ON')
    // What was deleted is overwritten, not only forgotten.
    connection.pragma('secure_delete = ON')
    // From here on waiting is done by `PatientSqliteDriver`, without holding up the event loop.
    connection.pragma('busy_timeout = 0')
    return connection
  } catch (error) {
    connection.close()
    if (troubleOf(error) !== 'damaged') throw error
    throw new DatabaseProblem('damaged', `${file} is damaged (${(error as Error).message})`)
  }
}

function quickCheck(connection: Sqlite.Database): void {
  const [{ quick_check: found }] = connection.prepare('pragma quick_check(1)').all() as [
    { quick_check: string },
  ]
  if (found !== 'ok') throw new DatabaseProblem('damaged', found.replaceAll('\n', ' '))
}

/**
 * Moves everything into the file itself, which can then be copied and replaced like any other.
 * SQLite would do so when its last connection closes, but the driver leaves that to the end of the process.
 */
function emptyLog(connection: Sqlite.Database): void {
  try {
    connection.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`)
    connection.pragma('wal_checkpoint(TRUNCATE)')
  } catch {
    // A full disk, or a file that is gone: what is in the log is read from there at the next start.
  }
}
