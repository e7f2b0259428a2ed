import { mkdirSync } from 'node:fs'
import { SettingsError } from '../common-settings.ts'
import type { Database } from '../database/database.ts'
import { openPostgres } from '../database/postgres-database.ts'
import { openPostgresReaders } from '../readers/postgres-readers.ts'
import type { ReadersStore } from '../readers/readers-store.ts'
import { loadAddressKey } from './address-key.ts'
import type { Settings } from './settings.ts'
import { openSqlite } from './sqlite-database.ts'
import { openSqliteReaders } from './sqlite-readers.ts'

interface OpenedData {
  database: Database
  addressKey: string
}

/**
 * Throws `SettingsError` when the data folder cannot be used. A database that cannot be used fails its
 * queries only. The options are those of `openSqlite`.
 */
export function openData(
  { databaseUrl, addressKey, dataDir }: Settings,
  options: Parameters<typeof openSqlite>[1] = {},
): OpenedData {
  if (databaseUrl && addressKey) return { database: openPostgres(databaseUrl), addressKey }
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    return {
      addressKey: addressKey ?? loadAddressKey(dataDir),
      database: databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir, options),
    }
  } catch (error) {
    if (error instanceof SettingsError) throw error
    const { code, message } = error as NodeJS.ErrnoException
    throw new SettingsError([`The data folder ${dataDir} cannot be used (${code ?? message}). Set DATA_DIR.`])
  }
}

/** Where reads are kept; the data folder is there already. */
export function openReaders({ databaseUrl, dataDir }: Settings): ReadersStore {
  return databaseUrl ? openPostgresReaders(databaseUrl) : openSqliteReaders(dataDir)
}
