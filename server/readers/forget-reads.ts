import type { ReadersStore } from './readers-store.ts'
import { dayOf, forgetSecrets } from './visit-names.ts'

/** How long it is known what one visit was. After that only its share of the daily sums is left. */
const KEPT_DAYS = 90
const DAY_MS = 24 * 60 * 60_000
/** Short transactions, so that nobody waits. */
const FORGOTTEN_AT_ONCE = 200

const TABLES = ['reads_pages', 'reads_sections', 'reads_marks', 'reads_studies'] as const

/** Deletes what is over: visits of more than 90 days ago, and the secrets of earlier days. How many visits there were. */
export async function forgetReads(store: ReadersStore, now: number): Promise<number> {
  await forgetSecrets(store.queries, dayOf(now))
  for (let forgotten = 0; ; ) {
    const count = await store.change(async (transaction) => {
      const visits = await transaction
        .selectFrom('reads_visits')
        .select('id')
        .where('started_at', '<', now - KEPT_DAYS * DAY_MS)
        .limit(FORGOTTEN_AT_ONCE)
        .execute()
      const ids = visits.map(({ id }) => id)
      if (ids.length === 0) return 0
      for (const table of TABLES) await transaction.deleteFrom(table).where('visit_id', 'in', ids).execute()
      await transaction.deleteFrom('reads_visits').where('id', 'in', ids).execute()
      return ids.length
    })
    forgotten += count
    if (count < FORGOTTEN_AT_ONCE) return forgotten
  }
}
