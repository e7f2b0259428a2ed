import { sql } from 'kysely'
import type { StudyReading } from '../../shared/owner-api.ts'
import { isOpenSince } from './read-visits.ts'
import type { ReadersStore } from './readers-store.ts'
import type { SitePages } from './stages.ts'
import { groupBy } from './visit-rows.ts'

/** Readers who came to the same section of a study, and no further. */
interface Stop {
  path: string
  /** The place of the section in the page; -1 before the first. */
  furthest: number
  /** Whether they may still go on: something was heard of them just now. */
  open: number
  readers: number
  ms: number
}

/** What was read of each study since that moment, the longest read first. */
export async function readStudies(
  store: ReadersStore,
  site: SitePages,
  since: number,
  now: number,
): Promise<StudyReading[]> {
  const [allStops, medians] = await Promise.all([readStops(store, since, now), readMedians(store, since)])
  const studies = [...groupBy(allStops, ({ path }) => path)].map(([path, stops]) => {
    const readers = (where: (stop: Stop) => boolean) =>
      stops.filter(where).reduce((sum, stop) => sum + stop.readers, 0)
    const left = (index: number) => readers(({ furthest, open }) => furthest === index && !open)
    const study = {
      path,
      title: site.title(path),
      readers: readers(() => true),
      medianMs: medians.get(path) ?? 0,
      leftAtTop: left(-1),
      sections: site.sections(path).map((name, index) => ({
        name,
        reached: readers(({ furthest }) => furthest >= index),
        left: left(index),
      })),
    }
    return { study, ms: stops.reduce((sum, { ms }) => sum + ms, 0) }
  })
  return studies.sort((a, b) => b.ms - a.ms).map(({ study }) => study)
}

/** A reader is a link with all its visits, or one visit without a link. */
async function readStops({ queries }: ReadersStore, since: number, now: number): Promise<Stop[]> {
  const readers = queries
    .selectFrom('reads_studies as study')
    .innerJoin('reads_visits as visit', 'visit.id', 'study.visit_id')
    .select(({ fn }) => [
      'path',
      fn.max('study.furthest').as('furthest'),
      fn.max('heard_at').as('heard_at'),
      fn.sum('study.ms').as('ms'),
    ])
    .where('study.started_at', '>=', since)
    .groupBy(({ fn }) => ['path', fn.coalesce('link_id', 'visit.id')])
  const rows = await queries
    .selectFrom(readers.as('reader'))
    .select(({ fn }) => [
      'path',
      'furthest',
      sql<number>`case when heard_at >= ${isOpenSince(now)} then 1 else 0 end`.as('open'),
      fn.countAll().as('readers'),
      fn.sum('ms').as('ms'),
    ])
    .groupBy(['path', 'furthest', 'open'])
    .execute()
  return rows.map(({ readers, ms, ...stop }) => ({ ...stop, readers: Number(readers), ms: Number(ms) }))
}

/**
 * Of the time that a visit had the study open, by its address. The row in the middle is looked up in an index: ranking
 * all rows takes six times as long with a million events.
 */
async function readMedians({ queries }: ReadersStore, since: number): Promise<Map<string, number>> {
  const recent = queries.selectFrom('reads_studies').where('started_at', '>=', since)
  const counts = await recent
    .select(({ fn }) => ['path', fn.countAll().as('count')])
    .groupBy('path')
    .execute()
  const medians = await Promise.all(
    counts.map(({ path, count }) =>
      recent
        .select(['path', 'ms'])
        .where('path', '=', path)
        .orderBy('ms')
        .limit(1)
        .offset(Math.floor((Number(count) - 1) / 2))
        .execute(),
    ),
  )
  return new Map(medians.flat().map(({ path, ms }) => [path, Number(ms)]))
}
