import { type Kysely, Migrator, sql } from 'kysely'
import { DatabaseProblem } from './database-problem.ts'

export interface Migration {
  name: string
  /** Plain SQL that SQLite and PostgreSQL both understand. */
  statements: string[]
  /** Takes them back, for a return to an earlier version of the site. */
  undo: string[]
}

/** A list of migrations, and where it is noted which of them were applied. */
export interface MigrationList {
  /** Kysely's table of their names. */
  table: string
  /** What earlier versions of the site had instead. */
  formerTable: string
  migrations: Migration[]
}

// biome-ignore lint/suspicious/noExplicitAny: Kysely's own word for tables that don't matter.
type AnyTables = Kysely<any>

/** In one transaction, which other processes that start at the same time wait for. */
export function createMigrator(
  db: AnyTables,
  { table, migrations }: MigrationList,
  schema?: string,
): Migrator {
  const run = (statements: string[]) => async (transaction: AnyTables) => {
    // For the names in the statements, which are written by hand.
    if (schema) await sql`set local search_path to ${sql.id(schema)}`.execute(transaction)
    for (const statement of statements) await sql.raw(statement).execute(transaction)
  }
  const byName = migrations.map(({ name, statements, undo }) => [
    name,
    { up: run(statements), down: run(undo) },
  ])
  return new Migrator({
    db,
    migrationTableName: table,
    migrationLockTableName: `${table}_lock`,
    ...(schema && { migrationTableSchema: schema }),
    provider: { getMigrations: async () => Object.fromEntries(byName) },
  })
}

/** Takes over the names that an earlier version has noted. Throws when one was applied that this version doesn't know. */
export async function adoptNames(
  transaction: AnyTables,
  { table, formerTable, migrations }: MigrationList,
): Promise<void> {
  const [names, former] = [sql.table(table), sql.table(formerTable)]
  const tables = (await transaction.introspection.getTables()).map(({ name }) => name)
  if (tables.includes(formerTable)) {
    await sql`create table ${names} (name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(
      transaction,
    )
    await sql`insert into ${names} select name, ${new Date().toISOString()} from ${former}`.execute(
      transaction,
    )
    await sql`drop table ${former}`.execute(transaction)
  } else if (!tables.includes(table)) return
  const { rows } = await sql<{ name: string }>`select name from ${names}`.execute(transaction)
  checkNames(
    rows.map(({ name }) => name),
    migrations,
  )
}

export function checkNames(applied: string[], migrations: Migration[]): void {
  const unknown = applied.find((name) => !migrations.some((known) => known.name === name))
  if (unknown === undefined) return
  throw new DatabaseProblem(
    'unknown schema',
    `Its tables were made by another version of the site (${unknown})`,
  )
}

/** Notes the names as earlier versions of the site read them. */
export async function restoreFormerNames(
  transaction: AnyTables,
  { table, formerTable }: MigrationList,
  now = Date.now(),
): Promise<void> {
  const former = sql.table(formerTable)
  await sql`create table ${former} (name text primary key, applied_at bigint not null)`.execute(transaction)
  await sql`insert into ${former} select name, ${now} from ${sql.table(table)}`.execute(transaction)
  await sql`drop table ${sql.table(table)}`.execute(transaction)
  await sql`drop table ${sql.table(`${table}_lock`)}`.execute(transaction)
}
