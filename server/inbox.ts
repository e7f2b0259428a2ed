import { SettingsError } from './common-settings.ts'
import type { Database } from './database/database.ts'
import { REMEDIES, troubleOf } from './database/database-problem.ts'
import { migrate } from './database/migrations.ts'
import { backup } from './node/inbox/backup.ts'
import { type CommandLine, readCommandLine, usageMistake } from './node/inbox/command-line.ts'
import { deleteOne } from './node/inbox/delete.ts'
import { exportAll, list, show } from './node/inbox/read.ts'
import { restore } from './node/inbox/restore.ts'
import { release, resend } from './node/inbox/send.ts'
import { openData } from './node/open-data.ts'
import { loadSettings, type Settings } from './node/settings.ts'

type Command = (database: Database, line: CommandLine, settings: Settings) => Promise<void>

const COMMANDS = new Map<string, Command>(
  Object.entries({ list, show, resend, release, delete: deleteOne, export: exportAll }),
)
/** These work on the file itself, which may be damaged. */
const FILE_COMMANDS = new Map(Object.entries({ backup, restore }))

async function main(): Promise<void> {
  const line = readCommandLine()
  const settings = loadSettings()
  const fileCommand = FILE_COMMANDS.get(line.command)
  if (fileCommand) {
    if (!line.subject) throw usageMistake()
    if (settings.databaseUrl) {
      throw new SettingsError(['The inbox is in PostgreSQL (DATABASE_URL): use pg_dump and pg_restore.'])
    }
    fileCommand(settings.dataDir, line.subject)
    return
  }
  const command = COMMANDS.get(line.command)
  if (!command) throw usageMistake()
  const { database } = openData(settings)
  try {
    await migrate(database)
    await command(database, line, settings)
  } catch (error) {
    throw explained(error)
  } finally {
    await database.close()
  }
}

/** With what the owner can do about a database that cannot be used. */
function explained(error: unknown): unknown {
  const remedy = REMEDIES[troubleOf(error)]
  return remedy && error instanceof Error ? new SettingsError([`${error.message}. ${remedy}`]) : error
}

// The reader of a pipe may leave early, as `head` does.
process.stdout.on('error', () => process.exit(0))

main().catch((error: unknown) => {
  const lines =
    error instanceof SettingsError ? error.lines : [error instanceof Error ? error.message : String(error)]
  for (const line of lines) console.error(line)
  process.exitCode = 1
})
