import { SettingsError } from '../../common-settings.ts'
import type { Database } from '../../database/database.ts'
import { downgrade, MIGRATIONS } from '../../database/migrations.ts'
import type { CommandLine } from './command-line.ts'

export async function downgradeTo(database: Database, { subject }: CommandLine): Promise<void> {
  const names = MIGRATIONS.map(({ name }) => name)
  if (!names.includes(subject)) {
    throw new SettingsError([
      'Give the newest migration that the earlier version knows. There are:',
      ...names,
    ])
  }
  const undone = await downgrade(database, subject)
  console.log(
    undone.length === 0
      ? `Nothing is newer than ${subject}.`
      : `Taken back: ${undone.join(', ')}. Start the earlier version now; this one would put it in place again.`,
  )
}
