import type { Transaction } from 'kysely'
import { DailySums } from './daily-sums.ts'
import type { ReadersSchema, ReadersStore, VisitRow } from './readers-store.ts'
import type { SitePages } from './stages.ts'
import { replaced, upsert } from './upsert.ts'
import { type Read, VisitState } from './visit-state.ts'

interface WriteParts {
  store: ReadersStore
  site: SitePages
  takeRow: (sender: string) => boolean
}

export interface Written {
  /** The visits that have turned out to be a person's just now. */
  persons: VisitRow[]
  /** How many reads could not be stored whole, because their visit or their sender has too many rows. */
  cut: number
}

/** Stores what was heard of a few visits, and its sums with it. */
export async function writeReads({ store, site, takeRow }: WriteParts, reads: Read[]): Promise<Written> {
  return store.change(async (transaction) => {
    const sums = new DailySums()
    const states = new Map(
      reads.map(({ visitId }) => [visitId, new VisitState({ site, sums, takeRow })] as const),
    )
    await load(transaction, states)
    for (const read of reads) states.get(read.visitId)?.apply(read)
    const all = [...states.values()]
    for (const { before, visit } of all) if (visit) sums.visit(before, visit)
    await save(transaction, all)
    await sums.write(transaction)
    return {
      persons: all.flatMap(({ before, visit }) => (visit && visit.human > (before?.human ?? 0) ? visit : [])),
      cut: all.reduce((sum, { cut }) => sum + cut, 0),
    }
  })
}

type Executor = Transaction<ReadersSchema>

async function load(transaction: Executor, states: ReadonlyMap<string, VisitState>): Promise<void> {
  const ids = [...states.keys()]
  for (const row of await transaction.selectFrom('reads_visits').selectAll().where('id', 'in', ids).execute())
    Object.assign(states.get(row.id)!, { visit: row, before: { ...row } })
  const [pages, sections, marks, studies] = [
    await transaction.selectFrom('reads_pages').selectAll().where('visit_id', 'in', ids).execute(),
    await transaction.selectFrom('reads_sections').selectAll().where('visit_id', 'in', ids).execute(),
    await transaction.selectFrom('reads_marks').selectAll().where('visit_id', 'in', ids).execute(),
    await transaction.selectFrom('reads_studies').selectAll().where('visit_id', 'in', ids).execute(),
  ]
  for (const row of pages) states.get(row.visit_id)?.pages.set(row.number, row)
  for (const row of sections) {
    const state = states.get(row.visit_id)
    state?.sections.set(`${row.number} ${row.name}`, row)
    state?.reached.add(`${state.pages.get(row.number)?.path} ${row.name}`)
  }
  for (const row of marks) states.get(row.visit_id)?.marks.set(`${row.number} ${row.kind}`, row)
  for (const { visit_id, path, ...row } of studies) states.get(visit_id)?.studies.set(path, row)
}

async function save(transaction: Executor, states: VisitState[]): Promise<void> {
  const visits = states.flatMap(({ visit }) => visit ?? [])
  if (visits.length === 0) return
  const { id: _id, link_id: _link, day: _day, referrer: _from, device: _device, ...rest } = visits[0]!
  const changing = Object.fromEntries(Object.keys(rest).map((name) => [name, replaced]))
  await upsert(transaction, 'reads_visits', visits, ['id'], changing)
  const pages = states.flatMap(({ pages, changed }) => rowsOf(pages, changed.pages))
  await upsert(transaction, 'reads_pages', pages, ['visit_id', 'number'], { ms: replaced, depth: replaced })
  const sections = states.flatMap(({ sections, changed }) => rowsOf(sections, changed.sections))
  await upsert(transaction, 'reads_sections', sections, ['visit_id', 'number', 'name'], { ms: replaced })
  const marks = states.flatMap(({ marks, changed }) => rowsOf(marks, changed.marks))
  await upsert(transaction, 'reads_marks', marks, ['visit_id', 'number', 'kind'], { at: replaced })
  const studies = states.flatMap(({ visit, studies }) =>
    visit ? [...studies].map(([path, study]) => ({ visit_id: visit.id, path, ...study })) : [],
  )
  await upsert(transaction, 'reads_studies', studies, ['visit_id', 'path'], { ms: replaced })
}

function rowsOf<Key, Row>(rows: ReadonlyMap<Key, Row>, keys: ReadonlySet<Key>): Row[] {
  return [...keys].flatMap((key) => rows.get(key) ?? [])
}
