import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { ReadersSchema } from './readers-store.ts'

/** Of rows that are written with one statement. */
const ROWS_AT_ONCE = 500

type OfVisits = 'reads_pages' | 'reads_sections' | 'reads_marks' | 'reads_studies'

/** Rows of these visits; more than so many only in a database from before there were limits. */
export function rowsOfVisits<Table extends OfVisits>(
  queries: Kysely<ReadersSchema>,
  table: Table,
  ids: string[],
  most: number,
): Promise<ReadersSchema[Table][]> {
  const rows = queries
    .selectFrom(table as 'reads_pages')
    .selectAll()
    .where('visit_id', 'in', ids)
  return rows.limit(most).execute() as unknown as Promise<ReadersSchema[Table][]>
}

/** What a column becomes where there is such a row already. */
type Merge = (table: string, column: string) => RawBuilder<unknown>

const stored = (table: string, column: string) => sql.ref(`${table}.${column}`)
const given = (column: string) => sql.ref(`excluded.${column}`)

export const replaced: Merge = (_table, column) => given(column)
export const added: Merge = (table, column) => sql`${stored(table, column)} + ${given(column)}`

/** The given one where this other column has grown. */
export function ifLarger(compared: string): Merge {
  return (table, column) =>
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
  const changes = Object.entries<Merge | undefined>(merged).map(([name, merge]) => [
    name,
    merge?.(table, name),
  ])
  const alike = [...groupBy(rows, (row) => key.map((name) => row[name]).join(' ')).values()]
  // One statement can't merge two rows of the same key.
  for (let turn = 0; alike.some(({ length }) => length > turn); turn++) {
    const different = alike.flatMap((group) => group.slice(turn, turn + 1))
    for (const some of inParts(different as ReadersSchema['reads_pages'][], ROWS_AT_ONCE)) {
      await transaction
        .insertInto(table as 'reads_pages')
        .values(some)
        .onConflict((conflict) =>
          conflict.columns(key as 'visit_id'[]).doUpdateSet(Object.fromEntries(changes)),
        )
        .execute()
    }
  }
}

/** As `Map.groupBy`, which Node 20 lacks. */
export function groupBy<Key, T>(list: T[], keyOf: (item: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>()
  for (const item of list) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

export function inParts<T>(list: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size))
}
