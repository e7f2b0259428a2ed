import { join } from 'node:path'
import Sqlite from 'libsql'
import { SettingsError } from '../common-settings.ts'
import { createPrivateFile } from './private-files.ts'

/** How long a start waits for a restore to end. */
const WAIT_MS = 5_000

/**
 * Everything that uses the data folder shares a lock on one file of it, and restoring a backup takes
 * that lock alone. SQLite's locks are the kernel's: they end with their process, however it ends.
 */
export function shareDataFolder(folder: string): () => void {
  const connection = openLock(folder)
  connection.pragma(`busy_timeout = ${WAIT_MS}`)
  try {
    // Reading takes the shared lock, and the open transaction keeps it.
    connection.exec('begin')
    connection.prepare('select 1 from sqlite_master').all()
  } catch (error) {
    if (!isBusy(error)) throw error
    throw new SettingsError([
      `A backup is being restored in ${folder}, or its tables are being changed. Try again when that is done.`,
    ])
  }
  return () => leave(connection)
}

/** Throws `SettingsError` when anything uses the folder. */
export function takeDataFolder(folder: string): () => void {
  const connection = openLock(folder)
  try {
    connection.exec('begin exclusive')
  } catch (error) {
    if (!isBusy(error)) throw error
    throw new SettingsError([`A server (or another inbox command) is using ${folder}. Stop it first.`])
  }
  return () => leave(connection)
}

function leave(connection: Sqlite.Database): void {
  if (connection.inTransaction) connection.exec('rollback')
}

function openLock(folder: string): Sqlite.Database {
  const file = join(folder, 'lock')
  createPrivateFile(file)
  const connection = new Sqlite(file)
  // Nothing is ever written, so nothing needs to lie beside it.
  connection.pragma('journal_mode = MEMORY')
  return connection
}

function isBusy(error: unknown): boolean {
  return Boolean((error as { code?: string }).code?.startsWith('SQLITE_BUSY'))
}
