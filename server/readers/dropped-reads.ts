import type { DroppedReads } from '../../shared/owner-api.ts'
import type { Log } from '../log.ts'

type Why = DroppedReads['why']

const DAY_MS = 24 * 60 * 60_000
/** A flood is one line in this time, and not thousands. */
const LOG_EVERY_MS = 10 * 60_000

/** Counts what was not stored, so that the owner doesn't take silence for no readers. */
export class DroppedReadsCount {
  readonly #log: Log
  #since = 0
  #last = Number.NEGATIVE_INFINITY
  #loggedAt = Number.NEGATIVE_INFINITY
  #counts = new Map<Why, number>()

  constructor(log: Log) {
    this.#log = log
  }

  add(count: number, why: Why, now: number, reason = `${why} sent too much`): void {
    if (now - this.#last > DAY_MS) {
      this.#since = now
      this.#counts = new Map()
    }
    this.#last = now
    this.#counts.set(why, (this.#counts.get(why) ?? 0) + count)
    if (now - this.#loggedAt < LOG_EVERY_MS) return
    this.#loggedAt = now
    this.#log(`Reads were lost: ${reason}`, { event: 'reads.lost', level: 'warning', ...this.lately(now) })
  }

  /** Null when nothing was dropped in the last day. */
  lately(now: number): DroppedReads | null {
    const [most] = [...this.#counts].sort(([, a], [, b]) => b - a)
    if (!most || now - this.#last > DAY_MS) return null
    const count = [...this.#counts.values()].reduce((sum, count) => sum + count)
    return { count, since: this.#since, why: most[0] }
  }
}
