import { join } from 'node:path'
import { Kysely } from 'kysely'
import Sqlite from 'libsql'
import type { ReadersSchema, ReadersStore } from '../readers/readers-store.ts'
import { PatientSqliteDialect } from './patient-sqlite.ts'
import { createPrivateFile, makePrivate } from './private-files.ts'

const BUSY_TIMEOUT_MS = 5_000

function readersFile(folder: string): string {
  return join(folder, 'readers.db')
}

/** A file of its own beside that of the messages: neither its locks nor its size are theirs. */
export function openSqliteReaders(folder: string): ReadersStore {
  const file = readersFile(folder)
  const queries = new Kysely<ReadersSchema>({ dialect: new PatientSqliteDialect(() => connect(file)) })
  return {
    queries,
    isShared: false,
    change: (work) => queries.transaction().execute(work),
    close: () => queries.destroy(),
  }
}

function connect(file: string): Sqlite.Database {
  createPrivateFile(file)
  for (const beside of ['-wal', '-shm']) makePrivate(file + beside)
  const connection = new Sqlite(file)
  connection.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`)
  connection.pragma('journal_mode = WAL')
  // Nothing waits for the disk: when the machine loses its power, the last reads are lost, and the file stays whole.
  connection.pragma('synchronous = NORMAL')
  // What was forgotten is overwritten.
  connection.pragma('secure_delete = ON')
  connection.pragma('busy_timeout = 0')
  return connection
}
