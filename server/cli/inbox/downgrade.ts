import { SettingsError } from '../../common-settings.ts'
import type { Database } from '../../database/database.ts'
import { MIGRATIONS } from '../../database/migration-list.ts'
import { downgrade } from '../../database/migrations.ts'
import { refuseWhileUsed } from '../../database/postgres-database.ts'
import { openReaders } from '../../node/open-data.ts'
import type { Settings } from '../../node/settings.ts'
import { migrateReaders, removeReads } from '../../readers/readers-migrations.ts'
import type { CommandLine } from './command-line.ts'

/** The version that knows readers. */
const READERS = '20260401000000_links'

export async function downgradeTo(
  database: Database,
  { subject }: CommandLine,
  settings: Settings,
): Promise<void> {
  const names = MIGRATIONS.map(({ name }) => name)
  if (!names.includes(subject)) {
    throw new SettingsError([
      'Give the newest migration that the earlier version knows. There are:',
      ...names,
    ])
  }
  if (settings.databaseUrl) await refuseWhileUsed(database)
  const undone = await downgrade(database, subject)
  if (undone.includes(READERS)) await forgetReaders(settings)
  console.log(
    undone.length === 0
      ? `Nothing is newer than ${subject}.`
      : `Taken back: ${undone.join(', ')}. Start the earlier version now; this one would put it in place again.`,
  )
}

/** An earlier version would never delete what was read, which is promised for the ninetieth day. */
async function forgetReaders(settings: Settings): Promise<void> {
  const store = openReaders(settings)
  try {
    await migrateReaders(store)
    await removeReads(store)
  } finally {
    await store.close()
  }
}
