import { sql } from 'kysely'
import type { Overview } from '../../shared/owner-api.ts'
import { isOpenSince } from './read-visits.ts'
import type { ReadersStore } from './readers-store.ts'
import type { SitePages } from './stages.ts'
import { readStudies } from './study-readings.ts'
import { dayOf } from './visit-names.ts'

const DAY_MS = 24 * 60 * 60_000
const DAYS = 30
/** Every time zone is a multiple of it away from UTC. */
const QUARTER_MS = 15 * 60_000

/** The last thirty days, in the time zone of that name. Throws `RangeError` for one that is none. */
export async function readOverview(
  store: ReadersStore,
  site: SitePages,
  zone: string,
  now: number,
): Promise<Omit<Overview, 'droppedReads'>> {
  const since = now - DAYS * DAY_MS
  const [days, funnel, studies, openVisits] = await Promise.all([
    readDays(store, zone, now),
    readFunnel(store, dayOf(since)),
    readStudies(store, site, since),
    countOpen(store, now),
  ])
  return { days, funnel, studies, openVisits }
}

async function readDays({ queries }: ReadersStore, zone: string, now: number): Promise<Overview['days']> {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone })
  const quarter = sql<number>`started_at / ${sql.lit(QUARTER_MS)}`
  const rows = await queries
    .selectFrom('reads_visits')
    .select(({ fn }) => [quarter.as('quarter'), fn.countAll().as('visits'), fn.sum('ms').as('ms')])
    .where('human', '=', 1)
    .where('started_at', '>=', now - (DAYS + 1) * DAY_MS)
    .groupBy(quarter)
    .execute()
  // From noon to noon, so that an hour more or less in spring and autumn skips no day.
  const days = new Map(
    Array.from({ length: DAYS }, (_, i) => {
      const day = format.format(now - (DAYS - 1 - i) * DAY_MS)
      return [day, { day, visits: 0, ms: 0 }]
    }),
  )
  for (const row of rows) {
    const day = days.get(format.format(Number(row.quarter) * QUARTER_MS))
    if (!day) continue
    day.visits += Number(row.visits)
    day.ms += Number(row.ms)
  }
  return [...days.values()]
}

async function readFunnel({ queries }: ReadersStore, since: string): Promise<Overview['funnel']> {
  const sums = await queries
    .selectFrom('daily_visits')
    .select(({ fn }) => [
      fn.sum('visits').as('link'),
      fn.sum('studies').as('study'),
      fn.sum('resumes').as('resume'),
      fn.sum('contacts').as('contact'),
    ])
    .where('day', '>', since)
    .where('link_id', '!=', '')
    .executeTakeFirstOrThrow()
  return {
    link: Number(sums.link),
    study: Number(sums.study),
    resume: Number(sums.resume),
    contact: Number(sums.contact),
  }
}

async function countOpen({ queries }: ReadersStore, now: number): Promise<number> {
  const { count } = await queries
    .selectFrom('reads_visits')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('heard_at', '>=', isOpenSince(now))
    .where('human', '=', 1)
    .executeTakeFirstOrThrow()
  return Number(count)
}
