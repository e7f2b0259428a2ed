import type { Transaction } from 'kysely'
import type { DailyVisits, ReadersSchema, VisitRow } from './readers-store.ts'
import { added, ifLarger, replaced, upsert } from './visit-rows.ts'
import type { VisitState } from './visit-state.ts'

const ADDED = [
  ...(['visits', 'openings', 'scanners', 'ms', 'studies', 'resumes', 'contacts'] as const),
  ...(['downloads', 'messages', 'decks'] as const),
]

/** Adds to the sums of their days what these visits are now and were not before. */
export async function addToSums(
  transaction: Transaction<ReadersSchema>,
  states: VisitState[],
): Promise<void> {
  const visits = states.flatMap(({ before, visit }) => (visit ? difference(before, visit) : []))
  await upsert(transaction, 'daily_visits', visits, ['day', 'link_id'], {
    ...Object.fromEntries(ADDED.map((name) => [name, added])),
    last_seen_at: ifLarger('last_seen_at'),
    furthest: ifLarger('furthest'),
    furthest_page: ifLarger('furthest'),
  })
  const studies = states.flatMap((state) => state.studySums())
  await upsert(transaction, 'daily_studies', studies, ['day', 'path'], { readers: added, ms: added })
  const sections = states.flatMap(({ reached }) => reached)
  await upsert(transaction, 'daily_sections', sections, ['day', 'path', 'name'], {
    reached: added,
    position: replaced,
  })
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
