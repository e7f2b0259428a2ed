import { oneLine } from '../mail/one-line.ts'
import type { ReadersStore } from './readers-store.ts'
import { type SitePages, STAGES } from './stages.ts'
import { dayOf } from './visit-names.ts'

const DAY_MS = 24 * 60 * 60_000
const MINUTE_MS = 60_000
/** Mondays at this hour, UTC. */
const MONDAY = 1
const HOUR = 6

/** The mail about the seven days before the last Monday. Undefined on other days, so that a late start tells nothing old. */
export async function weeklyNotice(
  { queries }: ReadersStore,
  site: SitePages,
  links: { id: string; label: string }[],
  now: number,
): Promise<{ id: string; subject: string; text: string } | undefined> {
  const date = new Date(now)
  if (date.getUTCDay() !== MONDAY || date.getUTCHours() < HOUR) return undefined
  const [from, to] = [dayOf(now - 7 * DAY_MS), dayOf(now)]
  const rows = await queries
    .selectFrom('daily_visits')
    .select(({ fn }) => [
      'link_id',
      fn.sum('visits').as('visits'),
      fn.sum('ms').as('ms'),
      fn.max('furthest').as('furthest'),
    ])
    .where('day', '>=', from)
    .where('day', '<', to)
    .where('visits', '>', 0)
    .groupBy('link_id')
    .orderBy('ms', 'desc')
    .execute()
  const studies = await queries
    .selectFrom('daily_studies')
    .select(({ fn }) => ['path', fn.sum('readers').as('readers')])
    .where('day', '>=', from)
    .where('day', '<', to)
    .groupBy('path')
    .orderBy('readers', 'desc')
    .execute()
  const labels = new Map(links.map(({ id, label }) => [id, oneLine(label)]))
  const readers = rows.map(({ link_id, visits, ms, furthest }) => {
    const name = link_id === '' ? 'Without a link' : (labels.get(link_id) ?? 'A link that is gone')
    const minutes = Math.round(Number(ms) / MINUTE_MS)
    return `${name}: ${visits} ${Number(visits) === 1 ? 'visit' : 'visits'}, ${minutes} min, came to: ${STAGES[furthest]}`
  })
  const read = studies.map(({ path, readers }) => `${site.title(path)}: ${readers}`)
  return {
    id: `week-${to}`,
    subject: `Portfolio: readers from ${from} to ${dayOf(now - DAY_MS)}`,
    text: [
      readers.length === 0 ? 'Nobody has read the portfolio in these seven days.' : readers.join('\n'),
      ...(read.length > 0 ? [`Readers of each case study:\n${read.join('\n')}`] : []),
      'The whole picture stands in your owner’s view, at /owner.',
    ].join('\n\n'),
  }
}
