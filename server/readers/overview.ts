import { sql } from 'kysely'
import type { Overview } from '../../shared/owner-api.ts'
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
  const [days, funnel, studies] = await Promise.all([
    readDays(store, zone, now),
    readFunnel(store, dayOf(since)),
    readStudies(store, site, since, now),
  ])
  return { days, funnel, studies }
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

/** Of readers, each of whom has a link; what one did in several visits counts once. */
async function readFunnel({ queries }: ReadersStore, since: string): Promise<Overview['funnel']> {
  const readers = await queries
    .selectFrom('daily_visits')
    .select(({ fn }) => [
      fn.max('studies').as('study'),
      fn.max('resumes').as('resume'),
      fn.max('contacts').as('contact'),
      fn.max('messages').as('message'),
    ])
    .where('day', '>', since)
    .where('link_id', '!=', '')
    .where('visits', '>', 0)
    .groupBy('link_id')
    .execute()
  const count = (step: keyof (typeof readers)[number]) => readers.filter((reader) => reader[step] > 0).length
  return {
    link: readers.length,
    ...{ study: count('study'), resume: count('resume') },
    ...{ contact: count('contact'), message: count('message') },
  }
}
