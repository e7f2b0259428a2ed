import type { Transaction } from 'kysely'
import type { DailyVisits, ReadersSchema, VisitRow } from './readers-store.ts'

type Executor = Transaction<ReadersSchema>
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
    if (sum.furthest > known.furthest) Object.assign(known, furthestOf(sum))
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

  async write(transaction: Executor): Promise<void> {
    if (this.#visits.size > 0) await addVisits(transaction, [...this.#visits.values()])
    if (this.#studies.size > 0) {
      await transaction
        .insertInto('daily_studies')
        .values([...this.#studies.values()])
        .onConflict((conflict) =>
          conflict.columns(['day', 'path']).doUpdateSet((row) => ({
            readers: row('daily_studies.readers', '+', row.ref('excluded.readers')),
            ms: row('daily_studies.ms', '+', row.ref('excluded.ms')),
          })),
        )
        .execute()
    }
    if (this.#sections.size > 0) {
      await transaction
        .insertInto('daily_sections')
        .values([...this.#sections.values()])
        .onConflict((conflict) =>
          conflict.columns(['day', 'path', 'name']).doUpdateSet((row) => ({
            reached: row('daily_sections.reached', '+', row.ref('excluded.reached')),
            position: row.ref('excluded.position'),
          })),
        )
        .execute()
    }
  }
}

function furthestOf({ furthest, furthest_page }: DailyVisits) {
  return { furthest, furthest_page }
}

async function addVisits(transaction: Executor, sums: DailyVisits[]): Promise<void> {
  await transaction
    .insertInto('daily_visits')
    .values(sums)
    .onConflict((conflict) =>
      conflict.columns(['day', 'link_id']).doUpdateSet((row) => {
        const added = Object.fromEntries(
          ADDED.map((name) => [name, row(`daily_visits.${name}`, '+', row.ref(`excluded.${name}`))]),
        )
        const further = row('excluded.furthest', '>', row.ref('daily_visits.furthest'))
        const later = row('excluded.last_seen_at', '>', row.ref('daily_visits.last_seen_at'))
        const larger = <Name extends 'furthest' | 'furthest_page' | 'last_seen_at'>(
          is: typeof further,
          name: Name,
        ) =>
          row
            .case()
            .when(is)
            .then(row.ref(`excluded.${name}`))
            .else(row.ref(`daily_visits.${name}`))
            .end()
        return {
          ...added,
          last_seen_at: larger(later, 'last_seen_at'),
          furthest: larger(further, 'furthest'),
          furthest_page: larger(further, 'furthest_page'),
        }
      }),
    )
    .execute()
}
