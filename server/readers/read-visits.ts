import type { Changes, PageSpan, Visit } from '../../shared/owner-api.ts'
import type { PageRow, ReadersStore, VisitRow } from './readers-store.ts'
import type { SitePages } from './stages.ts'
import { groupBy, rowsOfVisits } from './visit-rows.ts'
import { MOST_ROWS_OF_A_VISIT } from './visit-state.ts'

/** A visit of which nothing was heard for longer is over. */
const OPEN_MS = 30_000
/** Of one answer. */
const MOST_VISITS = 50
/** Of all of them. Only a database from before there were limits has more. */
const MOST_ROWS = MOST_VISITS * MOST_ROWS_OF_A_VISIT
/** What was heard before this moment is written by now. */
const SETTLED_MS = 5_000

/** The link of a visit is told by its id. */
export type TracedVisit = Omit<Visit, 'link'> & { linkId: string | null }

export function isOpenSince(now: number): number {
  return now - OPEN_MS
}

interface Wanted {
  /** Null for visits without a link, undefined for all. */
  link: string | null | undefined
  /** They begin after this one. */
  before: { at: number; id: string } | undefined
}

/** Newest first. */
export async function readVisits(
  store: ReadersStore,
  site: SitePages,
  { link, before }: Wanted,
  now: number,
): Promise<TracedVisit[]> {
  let query = store.queries.selectFrom('reads_visits').selectAll()
  if (link !== undefined) query = query.where('link_id', link === null ? 'is' : '=', link)
  if (before)
    query = query.where((row) => row(row.refTuple('started_at', 'id'), '<', row.tuple(before.at, before.id)))
  const rows = await query.orderBy('started_at', 'desc').orderBy('id', 'desc').limit(MOST_VISITS).execute()
  return withSpans(store, site, rows, now)
}

/**
 * Visits that are new or went on. Some may be told twice; none is left out. `newest` is when this process heard last,
 * so that asking costs nothing while nobody reads.
 */
export async function readChanges(
  store: ReadersStore,
  site: SitePages,
  after: string,
  now: number,
  newest: number,
): Promise<Omit<Changes, 'visits'> & { visits: TracedVisit[] }> {
  const since = /^\d{1,15}$/.test(after) ? Number(after) : isOpenSince(now)
  const settled = now - SETTLED_MS
  if ((store.isShared ? await newestRead(store) : newest) <= since)
    return { cursor: String(settled), visits: [] }
  const rows = await store.queries
    .selectFrom('reads_visits')
    .selectAll()
    .where('heard_at', '>', since)
    .orderBy('heard_at')
    .limit(MOST_VISITS)
    .execute()
  // Of more than can be told at once, the rest is told the next time.
  const cursor = rows.length < MOST_VISITS ? settled : Math.min(settled, rows.at(-1)!.heard_at - 1)
  return { cursor: String(cursor), visits: await withSpans(store, site, rows, now) }
}

/** When something was heard last: one look into an index. */
export async function newestRead({ queries }: ReadersStore): Promise<number> {
  const newest = await queries
    .selectFrom('reads_visits')
    .select('heard_at')
    .orderBy('heard_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.heard_at ?? 0
}

async function withSpans(
  { queries }: ReadersStore,
  site: SitePages,
  visits: VisitRow[],
  now: number,
): Promise<TracedVisit[]> {
  if (visits.length === 0) return []
  const ids = visits.map(({ id }) => id)
  const pageOf = ({ visit_id, number }: { visit_id: string; number: number }) => `${visit_id} ${number}`
  const pages = groupBy(
    await rowsOfVisits(queries, 'reads_pages', ids, MOST_ROWS),
    ({ visit_id }) => visit_id,
  )
  const sections = groupBy(await rowsOfVisits(queries, 'reads_sections', ids, MOST_ROWS), pageOf)
  const marks = groupBy(await rowsOfVisits(queries, 'reads_marks', ids, MOST_ROWS), pageOf)
  const byTime = (a: { startedAt: number }, b: { startedAt: number }) => a.startedAt - b.startedAt
  const span = (page: PageRow): PageSpan => ({
    path: page.path,
    title: site.title(page.path),
    startedAt: page.started_at,
    ms: page.ms,
    depth: page.depth / 100,
    sections: (sections.get(pageOf(page)) ?? [])
      .map(({ name, started_at, ms }) => ({ name, startedAt: started_at, ms }))
      .sort(byTime),
    events: (marks.get(pageOf(page)) ?? []).map(({ kind, at }) => ({ kind, at })),
  })
  return visits.map((visit) => ({
    id: visit.id,
    linkId: visit.link_id,
    startedAt: visit.started_at,
    lastSeenAt: visit.heard_at,
    ms: visit.ms,
    open: visit.human === 1 && visit.heard_at >= isOpenSince(now),
    kind: visit.human === 1 ? 'person' : 'probably-scanner',
    private: visit.private === 1,
    referrer: visit.referrer,
    device: visit.device,
    spans: (pages.get(visit.id) ?? []).map(span).sort(byTime),
  }))
}
