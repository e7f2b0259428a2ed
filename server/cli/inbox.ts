import { mkdirSync } from 'node:fs'
import { SettingsError } from '../common-settings.ts'
import type { Database } from '../database/database.ts'
import { REMEDIES, troubleOf } from '../database/database-problem.ts'
import { migrate } from '../database/migrations.ts'
import { openData } from '../node/open-data.ts'
import { loadSettings, type Settings } from '../node/settings.ts'
import { backup } from './inbox/backup.ts'
import { type CommandLine, readCommandLine, usageMistake } from './inbox/command-line.ts'
import { datedName } from './inbox/database-copy.ts'
import { deleteOne } from './inbox/delete.ts'
import { downgradeTo } from './inbox/downgrade.ts'
import { backupPostgres, restorePostgres } from './inbox/postgres-backup.ts'
import { exportAll, list, show } from './inbox/read.ts'
import { restore } from './inbox/restore.ts'
import { release, resend } from './inbox/send.ts'
import { runCommand } from './run-command.ts'

type Command = (database: Database, line: CommandLine, settings: Settings) => Promise<void>

const COMMANDS = new Map<string, Command>(
  Object.entries({
    list,
    show,
    resend,
    release,
    delete: deleteOne,
    export: exportAll,
    downgrade: downgradeTo,
  }),
)
/** Without a name, backups go here. */
const BACKUPS = 'backups'

async function main(): Promise<void> {
  const line = readCommandLine()
  const settings = loadSettings()
  // These two work on the file itself, which may be damaged.
  if (line.command === 'backup') return makeBackup(settings, line.subject)
  if (line.command === 'restore') return restoreBackup(settings, line.subject)
  const command = COMMANDS.get(line.command)
  if (!command) throw usageMistake()
  const { database } = openData(settings, { alone: command === downgradeTo })
  try {
    if (command !== downgradeTo) await migrate(database)
    await command(database, line, settings)
  } catch (error) {
    throw explained(error)
  } finally {
    await database.close()
  }
}

async function makeBackup({ databaseUrl, dataDir }: Settings, name: string): Promise<void> {
  if (!name) mkdirSync(BACKUPS, { recursive: true, mode: 0o700 })
  const target = name || datedName(BACKUPS, new Date())
  if (databaseUrl) await backupPostgres(databaseUrl, target)
  else backup(dataDir, target)
}

async function restoreBackup({ databaseUrl, dataDir }: Settings, source: string): Promise<void> {
  if (!source) throw usageMistake()
  if (databaseUrl) await restorePostgres(databaseUrl, source)
  else restore(dataDir, source)
}

/** With what the owner can do about a database that cannot be used. */
function explained(error: unknown): unknown {
  const remedy = REMEDIES[troubleOf(error)]
  return remedy && error instanceof Error ? new SettingsError([`${error.message}. ${remedy}`]) : error
}

// The reader of a pipe may leave early, as `head` does.
process.stdout.on('error', () => process.exit(0))

runCommand(main)
