import type { Transaction } from 'kysely'
import { DailySums } from './daily-sums.ts'
import type { ReadersSchema, ReadersStore, VisitRow } from './readers-store.ts'
import type { SitePages } from './stages.ts'
import { type Read, VisitState } from './visit-state.ts'

type Executor = Transaction<ReadersSchema>

/** Of rows that are written with one statement. */
const AT_ONCE = 500

/** Stores what was heard, and its sums with it. Gives the visits that have turned out to be a person's just now. */
export async function writeReads(store: ReadersStore, reads: Read[], site: SitePages): Promise<VisitRow[]> {
  return store.change(async (transaction) => {
    const states = await loadStates(transaction, [...new Set(reads.map(({ visitId }) => visitId))])
    const sums = new DailySums()
    for (const read of reads) states.get(read.visitId)?.apply(read, site, sums)
    for (const { before, visit } of states.values()) if (visit) sums.visit(before, visit)
    await storeStates(transaction, [...states.values()])
    await sums.write(transaction)
    return [...states.values()].flatMap(({ before, visit }) =>
      visit && visit.human > (before?.human ?? 0) ? visit : [],
    )
  })
}

async function loadStates(transaction: Executor, ids: string[]): Promise<Map<string, VisitState>> {
  const states = new Map(ids.map((id) => [id, new VisitState()]))
  for (const some of inParts(ids)) {
    for (const row of await transaction
      .selectFrom('reads_visits')
      .selectAll()
      .where('id', 'in', some)
      .execute()) {
      const state = states.get(row.id)
      if (state) Object.assign(state, { visit: row, before: { ...row } })
    }
    const [pages, sections, marks, studies] = [
      await transaction.selectFrom('reads_pages').selectAll().where('visit_id', 'in', some).execute(),
      await transaction.selectFrom('reads_sections').selectAll().where('visit_id', 'in', some).execute(),
      await transaction.selectFrom('reads_marks').selectAll().where('visit_id', 'in', some).execute(),
      await transaction.selectFrom('reads_studies').selectAll().where('visit_id', 'in', some).execute(),
    ]
    for (const row of pages) states.get(row.visit_id)?.pages.set(row.number, row)
    for (const row of sections) states.get(row.visit_id)?.sections.set(`${row.number} ${row.name}`, row)
    for (const row of marks) states.get(row.visit_id)?.marks.set(`${row.number} ${row.kind}`, row)
    for (const { visit_id, path, ...row } of studies) states.get(visit_id)?.studies.set(path, row)
  }
  return states
}

async function storeStates(transaction: Executor, states: VisitState[]): Promise<void> {
  for (const rows of inParts(states.flatMap(({ visit }) => visit ?? []))) {
    await transaction
      .insertInto('reads_visits')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => {
          const { id: _id, link_id: _link, day: _day, referrer: _from, device: _device, ...rest } = rows[0]!
          const names = Object.keys(rest) as (keyof typeof rest)[]
          return Object.fromEntries(names.map((name) => [name, row.ref(`excluded.${name}`)]))
        }),
      )
      .execute()
  }
  for (const rows of inParts(changedOf(states, ({ pages, changed }) => [pages, changed.pages]))) {
    await transaction
      .insertInto('reads_pages')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['visit_id', 'number'])
          .doUpdateSet((row) => ({ ms: row.ref('excluded.ms'), depth: row.ref('excluded.depth') })),
      )
      .execute()
  }
  for (const rows of inParts(changedOf(states, ({ sections, changed }) => [sections, changed.sections]))) {
    await transaction
      .insertInto('reads_sections')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['visit_id', 'number', 'name'])
          .doUpdateSet((row) => ({ ms: row.ref('excluded.ms') })),
      )
      .execute()
  }
  for (const rows of inParts(changedOf(states, ({ marks, changed }) => [marks, changed.marks])))
    await transaction.insertInto('reads_marks').values(rows).execute()
  const studies = states.flatMap(({ visit, studies }) =>
    visit ? [...studies].map(([path, study]) => ({ visit_id: visit.id, path, ...study })) : [],
  )
  for (const rows of inParts(studies)) {
    await transaction
      .insertInto('reads_studies')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['visit_id', 'path']).doUpdateSet((row) => ({ ms: row.ref('excluded.ms') })),
      )
      .execute()
  }
}

function changedOf<Key, Row>(
  states: VisitState[],
  part: (state: VisitState) => [ReadonlyMap<Key, Row>, ReadonlySet<Key>],
): Row[] {
  return states.flatMap((state) => {
    const [rows, keys] = part(state)
    return [...keys].flatMap((key) => rows.get(key) ?? [])
  })
}

function inParts<T>(list: T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / AT_ONCE) }, (_, i) =>
    list.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
  )
}
