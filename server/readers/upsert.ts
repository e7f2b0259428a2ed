import { type RawBuilder, sql, type Transaction } from 'kysely'
import { inParts } from './group-by.ts'
import type { ReadersSchema } from './readers-store.ts'

/** Of rows that are written with one statement. */
const ROWS_AT_ONCE = 500

/** What a column becomes where there is such a row already. */
type Merge = (column: string) => RawBuilder<unknown>

const stored = (table: string, column: string) => sql.ref(`${table}.${column}`)
const given = (column: string) => sql.ref(`excluded.${column}`)

export const replaced: Merge = given

/** Both together. */
export function added(table: string): Merge {
  return (column) => sql`${stored(table, column)} + ${given(column)}`
}

/** The given one where this other column has grown. */
export function ifLarger(table: string, compared: string): Merge {
  return (column) =>
    sql`case when ${given(compared)} > ${stored(table, compared)} then ${given(column)} else ${stored(table, column)} end`
}

/** Inserts rows, or merges them into those that have the same key. */
export async function upsert<Table extends keyof ReadersSchema>(
  transaction: Transaction<ReadersSchema>,
  table: Table,
  rows: ReadersSchema[Table][],
  key: (keyof ReadersSchema[Table] & string)[],
  merged: Partial<Record<keyof ReadersSchema[Table], Merge>>,
): Promise<void> {
  const changes = Object.entries<Merge | undefined>(merged).map(([column, merge]) => [
    column,
    merge?.(column),
  ])
  for (const some of inParts(rows, ROWS_AT_ONCE)) {
    await transaction
      .insertInto(table as 'reads_pages')
      .values(some as ReadersSchema['reads_pages'][])
      .onConflict((conflict) =>
        conflict.columns(key as 'visit_id'[]).doUpdateSet(Object.fromEntries(changes)),
      )
      .execute()
  }
}
