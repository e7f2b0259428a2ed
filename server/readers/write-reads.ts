import type { Transaction } from 'kysely'
import type { DailyVisits, ReadersSchema, ReadersStore, VisitRow } from './readers-store.ts'
import { added, ifLarger, replaced, rowsOfVisits, upsert } from './visit-rows.ts'
import { type Read, type StateParts, VisitState } from './visit-state.ts'

type Executor = Transaction<ReadersSchema>

/** Of one visit, in each table: a database from before there were limits may hold thousands. */
const MOST_LOADED = 1_000

const ADDED = [
  ...(['visits', 'openings', 'scanners', 'ms', 'studies', 'resumes', 'contacts'] as const),
  ...(['downloads', 'messages', 'decks'] as const),
]

interface WriteParts extends StateParts {
  store: ReadersStore
}

interface Written {
  /** The visits that have turned out to be a person's just now. */
  persons: VisitRow[]
  /** How many reads could not be stored whole, because their visit or their sender has too many rows. */
  cut: number
}

/** Stores what was heard of a few visits, and its sums with it. */
export async function writeReads({ store, site, mayAdd }: WriteParts, reads: Read[]): Promise<Written> {
  return store.change(async (transaction) => {
    const states = new Map(reads.map(({ visitId }) => [visitId, new VisitState({ site, mayAdd })] as const))
    await load(transaction, states)
    const cut = reads.filter((read) => !states.get(read.visitId)!.apply(read)).length
    const all = [...states.values()]
    await save(transaction, all)
    await addToSums(transaction, all)
    const persons = all.flatMap(({ before, visit }) =>
      visit && visit.human > (before?.human ?? 0) ? visit : [],
    )
    return { persons, cut }
  })
}

async function load(transaction: Executor, states: ReadonlyMap<string, VisitState>): Promise<void> {
  const ids = [...states.keys()]
  const most = MOST_LOADED * ids.length
  for (const row of await transaction.selectFrom('reads_visits').selectAll().where('id', 'in', ids).execute())
    Object.assign(states.get(row.id)!, { visit: row, before: { ...row } })
  for (const row of await rowsOfVisits(transaction, 'reads_pages', ids, most))
    states.get(row.visit_id)!.pages.set(row.number, row)
  for (const row of await rowsOfVisits(transaction, 'reads_sections', ids, most))
    states.get(row.visit_id)!.sections.set(`${row.number} ${row.name}`, row)
  for (const row of await rowsOfVisits(transaction, 'reads_marks', ids, most))
    states.get(row.visit_id)!.marks.set(`${row.number} ${row.kind}`, row)
  for (const row of await rowsOfVisits(transaction, 'reads_studies', ids, most))
    states.get(row.visit_id)!.studies.set(row.path, { row, before: row.ms })
}

async function save(transaction: Executor, states: VisitState[]): Promise<void> {
  const visits = states.flatMap(({ visit }) => visit ?? [])
  if (visits.length === 0) return
  const { id: _id, link_id: _link, day: _day, referrer: _from, device: _device, ...rest } = visits[0]!
  const changing = Object.fromEntries(Object.keys(rest).map((name) => [name, replaced]))
  await upsert(transaction, 'reads_visits', visits, ['id'], changing)
  const pages = states.flatMap(({ changed }) => [...changed.pages])
  await upsert(transaction, 'reads_pages', pages, ['visit_id', 'number'], { ms: replaced, depth: replaced })
  const sections = states.flatMap(({ changed }) => [...changed.sections])
  await upsert(transaction, 'reads_sections', sections, ['visit_id', 'number', 'name'], { ms: replaced })
  const marks = states.flatMap(({ changed }) => [...changed.marks])
  await upsert(transaction, 'reads_marks', marks, ['visit_id', 'number', 'kind'], { at: replaced })
  const studies = states.flatMap(({ studies }) => [...studies.values()].map(({ row }) => row))
  await upsert(transaction, 'reads_studies', studies, ['visit_id', 'path'], {
    ms: replaced,
    furthest: replaced,
  })
}

/** Adds to the sums of their days what these visits are now and were not before. */
async function addToSums(transaction: Transaction<ReadersSchema>, states: VisitState[]): Promise<void> {
  const visits = states.flatMap(({ before, visit }) => (visit ? difference(before, visit) : []))
  await upsert(transaction, 'daily_visits', visits, ['day', 'link_id'], {
    ...Object.fromEntries(ADDED.map((name) => [name, added])),
    last_seen_at: ifLarger('last_seen_at'),
    furthest: ifLarger('furthest'),
    furthest_page: ifLarger('furthest'),
  })
  const studies = states.flatMap((state) => state.studySums())
  await upsert(transaction, 'daily_studies', studies, ['day', 'path'], { readers: added, ms: added })
}

function difference(before: VisitRow | undefined, after: VisitRow): DailyVisits {
  const sum = shareOf(after)
  const old = before && shareOf(before)
  if (old) for (const name of ADDED) sum[name] -= old[name]
  return sum
}

/** What one visit adds to the sums of its day. */
function shareOf(visit: VisitRow): DailyVisits {
  const person = visit.human
  return {
    day: visit.day,
    link_id: visit.link_id ?? '',
    visits: person,
    openings: person * visit.opened,
    scanners: person ? 0 : visit.opened,
    ms: visit.ms,
    studies: visit.study,
    resumes: visit.resume,
    contacts: visit.contact,
    downloads: visit.downloaded,
    messages: visit.message,
    decks: visit.deck,
    // Of people: a scanner is not somebody who was seen.
    last_seen_at: person ? visit.heard_at : 0,
    furthest: visit.furthest,
    furthest_page: visit.furthest_page,
  }
}
