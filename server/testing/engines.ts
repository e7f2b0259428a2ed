import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Database } from '../database/database.ts'
import { openPostgres } from '../database/postgres-database.ts'
import { openSqlite } from '../node/sqlite-database.ts'
import { openSqliteReaders } from '../node/sqlite-readers.ts'
import { openPostgresReaders } from '../readers/postgres-readers.ts'
import type { ReadersStore } from '../readers/readers-store.ts'
import { existingPostgres } from './postgres-server.ts'

export interface Engine {
  /** An empty database; `again` opens it once more, as another process would. */
  open: () => Promise<{ database: Database; again: () => Database; readers: () => ReadersStore }>
  /** Closes and removes everything that was opened. */
  remove: () => Promise<void>
}

export const ENGINES = [
  ['SQLite', sqliteEngine],
  ['PostgreSQL', postgresEngine],
] as const

export async function sqliteEngine(): Promise<Engine> {
  const opened: { close: () => Promise<void> }[] = []
  const folders: string[] = []
  return {
    open: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'contact-'))
      folders.push(folder)
      const again = () => remember(opened, openSqlite(folder))
      const readers = () => remember(opened, openSqliteReaders(folder))
      return { database: again(), again, readers }
    },
    remove: async () => {
      await Promise.all(opened.map((database) => database.close()))
      for (const folder of folders) rmSync(folder, { recursive: true })
    },
  }
}

async function postgresEngine(): Promise<Engine> {
  const server = existingPostgres(inject('postgresUrl'))
  const opened: { close: () => Promise<void> }[] = []
  return {
    open: async () => {
      const url = await server.createDatabase()
      const again = () => remember(opened, openPostgres(url))
      const readers = () => remember(opened, openPostgresReaders(url))
      return { database: again(), again, readers }
    },
    remove: async () => {
      await Promise.all(opened.map((database) => database.close()))
      await server.remove()
    },
  }
}

function remember<Opened extends { close: () => Promise<void> }>(
  opened: { close: () => Promise<void> }[],
  database: Opened,
): Opened {
  opened.push(database)
  return database
}
