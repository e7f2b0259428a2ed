import type { Transaction } from 'kysely'
import type { DailyVisits, ReadersSchema, VisitRow } from './readers-store.ts'
import { added, ifLarger, replaced, upsert } from './visit-rows.ts'

type Study = ReadersSchema['daily_studies']
type Section = ReadersSchema['daily_sections']

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

const ADDED = [
  'visits',
  'openings',
  'scanners',
  'ms',
  'studies',
  'resumes',
  'contacts',
  'downloads',
  'messages',
  'decks',
] as const

/** What changes in the sums, gathered first and written once. */
export class DailySums {
  readonly #visits = new Map<string, DailyVisits>()
  readonly #studies = new Map<string, Study>()
  readonly #sections = new Map<string, Section>()

  /** A visit that is new, or is not what it was before. */
  visit(before: VisitRow | undefined, after: VisitRow): void {
    const sum = shareOf(after)
    if (before) {
      const old = shareOf(before)
      for (const name of ADDED) sum[name] -= old[name]
    }
    const key = `${sum.day} ${sum.link_id}`
    const known = this.#visits.get(key)
    if (!known) {
      this.#visits.set(key, sum)
      return
    }
    for (const name of ADDED) known[name] += sum[name]
    known.last_seen_at = Math.max(known.last_seen_at, sum.last_seen_at)
    const { furthest, furthest_page } = sum
    if (furthest > known.furthest) Object.assign(known, { furthest, furthest_page })
  }

  study(day: string, path: string, readers: number, ms: number): void {
    const known = this.#studies.get(`${day} ${path}`) ?? { day, path, readers: 0, ms: 0 }
    this.#studies.set(`${day} ${path}`, { ...known, readers: known.readers + readers, ms: known.ms + ms })
  }

  section(day: string, path: string, name: string, position: number): void {
    const key = `${day} ${path} ${name}`
    const reached = (this.#sections.get(key)?.reached ?? 0) + 1
    this.#sections.set(key, { day, path, name, position, reached })
  }

  async write(transaction: Transaction<ReadersSchema>): Promise<void> {
    const addedVisits = added('daily_visits')
    await upsert(transaction, 'daily_visits', [...this.#visits.values()], ['day', 'link_id'], {
      ...Object.fromEntries(ADDED.map((name) => [name, addedVisits])),
      last_seen_at: ifLarger('daily_visits', 'last_seen_at'),
      furthest: ifLarger('daily_visits', 'furthest'),
      furthest_page: ifLarger('daily_visits', 'furthest'),
    })
    const addedStudies = added('daily_studies')
    await upsert(transaction, 'daily_studies', [...this.#studies.values()], ['day', 'path'], {
      readers: addedStudies,
      ms: addedStudies,
    })
    await upsert(transaction, 'daily_sections', [...this.#sections.values()], ['day', 'path', 'name'], {
      reached: added('daily_sections'),
      position: replaced,
    })
  }
}
