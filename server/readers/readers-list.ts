import type { Reader } from '../../shared/owner-api.ts'
import { isOpenSince } from './read-visits.ts'
import type { ReadersStore } from './readers-store.ts'
import { STAGES } from './stages.ts'

/** All that is known of a link's readers together, or of all readers without one (`linkId: null`). */
export type ReaderSums = Omit<Reader, 'link'> & {
  linkId: string | null
  openings: number
  probablyScanners: number
}

/** From the daily sums, so that it reaches back further than the visits themselves. Last seen first. */
export async function readReaders({ queries }: ReadersStore, now: number): Promise<ReaderSums[]> {
  const [sums, pages, open] = await Promise.all([
    queries
      .selectFrom('daily_visits')
      .select(({ fn }) => [
        'link_id',
        fn.sum('visits').as('visits'),
        fn.sum('openings').as('openings'),
        fn.sum('scanners').as('scanners'),
        fn.sum('ms').as('ms'),
        fn.sum('downloads').as('downloads'),
        fn.sum('messages').as('messages'),
        fn.sum('decks').as('decks'),
        fn.max('last_seen_at').as('seen'),
        fn.max('furthest').as('furthest'),
      ])
      .groupBy('link_id')
      .orderBy('seen', 'desc')
      .execute(),
    readFurthestPages(queries),
    queries
      .selectFrom('reads_visits')
      .select('link_id')
      .distinct()
      .where('heard_at', '>=', isOpenSince(now))
      .where('human', '=', 1)
      .execute(),
  ])
  const openLinks = new Set(open.map(({ link_id }) => link_id ?? ''))
  return sums.map((sum) => ({
    linkId: sum.link_id || null,
    visits: Number(sum.visits),
    openings: Number(sum.openings),
    probablyScanners: Number(sum.scanners),
    lastSeenAt: Number(sum.seen),
    ms: Number(sum.ms),
    furthest: STAGES[Number(sum.furthest)] ?? 'opened',
    furthestPage: pages.get(sum.link_id) ?? '',
    downloadedResume: Number(sum.downloads) > 0,
    sentMessage: Number(sum.messages) > 0,
    showedDeck: Number(sum.decks) > 0,
    open: openLinks.has(sum.link_id),
  }))
}

/** The page of the newest day on which a link's readers came furthest. */
async function readFurthestPages(queries: ReadersStore['queries']): Promise<Map<string, string>> {
  const furthest = queries
    .selectFrom('daily_visits')
    .select(({ fn }) => ['link_id', fn.max('furthest').as('furthest')])
    .groupBy('link_id')
  const days = queries
    .selectFrom('daily_visits as visits')
    .innerJoin(furthest.as('most'), (join) =>
      join.onRef('most.link_id', '=', 'visits.link_id').onRef('most.furthest', '=', 'visits.furthest'),
    )
    .select(({ fn }) => ['visits.link_id', fn.max('visits.day').as('day')])
    .groupBy('visits.link_id')
  const rows = await queries
    .selectFrom('daily_visits')
    .innerJoin(days.as('newest'), (join) =>
      join.onRef('newest.link_id', '=', 'daily_visits.link_id').onRef('newest.day', '=', 'daily_visits.day'),
    )
    .select(['daily_visits.link_id', 'daily_visits.furthest_page'])
    .execute()
  return new Map(rows.map(({ link_id, furthest_page }) => [link_id, furthest_page]))
}
