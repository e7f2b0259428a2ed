import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../database/database.ts'
import { TABLES } from '../../database/schema-check.ts'

/** A message may have a megabyte. */
const ROWS_AT_ONCE = 50

/** Replaces every row of one database with those of another one, which has the same tables. */
export async function copyTables(from: Kysely<Schema>, to: Transaction<Schema>): Promise<void> {
  for (const table of TABLES.toReversed()) await to.deleteFrom(table).execute()
  for (const table of TABLES) {
    for await (const rows of pagesOf(from, table)) {
      await to
        .insertInto(table)
        .values(rows as never)
        .execute()
    }
  }
}

/** Every table begins with the column that tells its rows apart. */
async function* pagesOf(queries: Kysely<Schema>, table: string): AsyncGenerator<Record<string, unknown>[]> {
  let rows: Record<string, unknown>[] = []
  do {
    const last = rows.at(-1)
    const [key = ''] = Object.keys(last ?? {})
    const after = last ? sql`where ${sql.ref(key)} > ${last[key]}` : sql``
    const page = sql<
      Record<string, unknown>
    >`select * from ${sql.table(table)} ${after} order by 1 limit ${ROWS_AT_ONCE}`
    rows = (await page.execute(queries)).rows
    if (rows.length > 0) yield rows
  } while (rows.length === ROWS_AT_ONCE)
}
