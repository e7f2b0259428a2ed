import { mkdirSync } from 'node:fs'
import { SettingsError } from '../common-settings.ts'
import type { Database } from '../database/database.ts'
import { openPostgres } from '../database/postgres-database.ts'
import { loadAddressKey } from './address-key.ts'
import type { Settings } from './settings.ts'
import { openSqlite } from './sqlite-database.ts'

interface OpenedData {
  database: Database
  addressKey: string
}

/** Throws `SettingsError` when the data folder cannot be used. */
export function openData({ databaseUrl, addressKey, dataDir }: Settings): OpenedData {
  if (databaseUrl && addressKey) return { database: openPostgres(databaseUrl), addressKey }
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    return {
      addressKey: addressKey ?? loadAddressKey(dataDir),
      database: databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir),
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new SettingsError([`The data folder ${dataDir} cannot be used (${code ?? message}). Set DATA_DIR.`])
  }
}
