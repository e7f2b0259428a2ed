import { type Kysely, sql } from 'kysely'

export interface Migration {
  name: string
  /** Plain SQL that SQLite and PostgreSQL both understand. */
  statements: string[]
  /** Takes them back, for a return to an earlier version of the site. */
  undo: string[]
}

/** Any tables: each place has a list of its own, and a table of the names that were applied. */
// biome-ignore lint/suspicious/noExplicitAny: Kysely's own word for tables that don't matter.
type AnyTables = Kysely<any>

/**
 * In a transaction that others wait for. Several processes may start on one database at once: inserting the name decides
 * which one migrates.
 */
export async function applyMigrations(
  transaction: AnyTables,
  names: string,
  migrations: Migration[],
  now: number,
): Promise<void> {
  const table = sql.table(names)
  await sql`create table if not exists ${table} (name text primary key, applied_at bigint not null)`.execute(
    transaction,
  )
  for (const { name, statements } of migrations) {
    const { rows } = await sql`insert into ${table} (name, applied_at) values (${name}, ${now})
      on conflict do nothing returning name`.execute(transaction)
    if (rows.length > 0) await runAll(transaction, statements)
  }
}

/** Takes those of the list back that were applied, the newest first. Gives their names. */
export async function undoMigrations(
  transaction: AnyTables,
  names: string,
  migrations: Migration[],
): Promise<string[]> {
  const undone: string[] = []
  for (const { name, undo } of migrations.toReversed()) {
    const { rows } = await sql`delete from ${sql.table(names)} where name = ${name} returning name`.execute(
      transaction,
    )
    if (rows.length === 0) continue
    await runAll(transaction, undo)
    undone.push(name)
  }
  return undone
}

async function runAll(transaction: AnyTables, statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(transaction)
}
