import type { StudyReading } from '../../shared/owner-api.ts'
import type { ReadersStore } from './readers-store.ts'
import type { SitePages } from './stages.ts'
import { dayOf } from './visit-names.ts'

/** What was read of each study since that moment, the longest read first. */
export async function readStudies(
  store: ReadersStore,
  site: SitePages,
  since: number,
): Promise<StudyReading[]> {
  const { queries } = store
  const day = dayOf(since)
  const [studies, sections, medians] = await Promise.all([
    queries
      .selectFrom('daily_studies')
      .select(({ fn }) => ['path', fn.sum('readers').as('readers'), fn.sum('ms').as('ms')])
      .where('day', '>', day)
      .groupBy('path')
      .orderBy('ms', 'desc')
      .execute(),
    queries
      .selectFrom('daily_sections')
      .select(({ fn }) => [
        'path',
        'name',
        fn.max('position').as('position'),
        fn.sum('reached').as('reached'),
      ])
      .where('day', '>', day)
      .groupBy(['path', 'name'])
      .orderBy('position')
      .execute(),
    readMedians(store, since),
  ])
  return studies.map(({ path, readers }) => ({
    path,
    title: site.title(path),
    readers: Number(readers),
    medianMs: medians.get(path) ?? 0,
    sections: sections
      .filter((section) => section.path === path)
      .map(({ name, reached }) => ({ name, reached: Number(reached) })),
  }))
}

/**
 * Of the time that a reader had the study open, by its address. The row in the middle is looked up in an index: ranking
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
