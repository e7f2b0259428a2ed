import type { Reader } from '../../shared/owner-api.ts'
import { isOpenSince } from './read-visits.ts'
import type { DailyVisits, ReadersStore } from './readers-store.ts'
import { STAGES } from './stages.ts'

/** All that is known of a link's readers together, or of all readers without one (`linkId: null`). */
export type ReaderSums = Omit<Reader, 'link'> & {
  linkId: string | null
  openings: number
  probablyScanners: number
}

/** From the daily sums, so that it reaches back further than the visits themselves. Last seen first. */
export async function readReaders({ queries }: ReadersStore, now: number): Promise<ReaderSums[]> {
  const [rows, open] = await Promise.all([
    queries.selectFrom('daily_visits').selectAll().orderBy('day').execute(),
    queries
      .selectFrom('reads_visits')
      .select('link_id')
      .distinct()
      .where('heard_at', '>=', isOpenSince(now))
      .where('human', '=', 1)
      .execute(),
  ])
  const openLinks = new Set(open.map(({ link_id }) => link_id ?? ''))
  const sums = new Map<string, DailyVisits>()
  for (const row of rows) {
    const known = sums.get(row.link_id)
    sums.set(row.link_id, known ? addDay(known, row) : row)
  }
  return [...sums.values()]
    .map((sum) => toReader(sum, openLinks.has(sum.link_id)))
    .sort((a, b) => b.lastSeenAt - a.lastSeenAt)
}

function addDay(sum: DailyVisits, day: DailyVisits): DailyVisits {
  const further = day.furthest >= sum.furthest ? day : sum
  return {
    ...further,
    visits: sum.visits + day.visits,
    openings: sum.openings + day.openings,
    scanners: sum.scanners + day.scanners,
    ms: sum.ms + day.ms,
    downloads: sum.downloads + day.downloads,
    messages: sum.messages + day.messages,
    decks: sum.decks + day.decks,
    last_seen_at: Math.max(sum.last_seen_at, day.last_seen_at),
  }
}

function toReader(sum: DailyVisits, open: boolean): ReaderSums {
  return {
    linkId: sum.link_id || null,
    visits: sum.visits,
    openings: sum.openings,
    probablyScanners: sum.scanners,
    lastSeenAt: sum.last_seen_at,
    ms: sum.ms,
    furthest: STAGES[sum.furthest] ?? 'opened',
    furthestPage: sum.furthest_page,
    downloadedResume: sum.downloads > 0,
    sentMessage: sum.messages > 0,
    showedDeck: sum.decks > 0,
    open,
  }
}
