import type { Database } from './database.ts'
import { MIGRATIONS } from './migration-list.ts'
import { adoptNames, createMigrator, type MigrationList, restoreFormerNames } from './migrator.ts'
import { checkSchema } from './schema-check.ts'

const LIST: MigrationList = {
  table: 'contact_kysely_migration',
  formerTable: 'contact_migrations',
  migrations: MIGRATIONS,
}
/** The last one whose version has the former table. */
const LAST_FORMER = '20260401000000_links'

/** Throws when the tables are not those that this version knows. */
export async function migrate(database: Database): Promise<void> {
  await adopt(database)
  const { error } = await createMigrator(database.queries, LIST).migrateToLatest()
  if (error) throw error
  await checkSchema(database.queries)
}

/**
 * Gives the tables the shape that they had after the migration of this name, so that an earlier version of the site
 * can use them. Gives the names of what was taken back.
 */
export async function downgrade(database: Database, to: string): Promise<string[]> {
  await adopt(database)
  const migrator = createMigrator(database.queries, LIST)
  const applied = (await migrator.getMigrations()).filter(({ executedAt }) => executedAt)
  if (!applied.some(({ name }) => name === to)) return []
  const { error, results = [] } = await migrator.migrateTo(to)
  if (error) throw error
  if (to <= LAST_FORMER) {
    await database.queries.transaction().execute((transaction) => restoreFormerNames(transaction, LIST))
  }
  return results.map(({ migrationName }) => migrationName)
}

async function adopt({ queries, lock }: Database): Promise<void> {
  await queries.transaction().execute(async (transaction) => {
    await lock(transaction, 'migrations')
    await adoptNames(transaction, LIST)
  })
}
