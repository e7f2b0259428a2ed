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
  #counts = new Map<Why, number>()
  #loggedAt = new Map<Why, number>()

  constructor(log: Log) {
    this.#log = log
  }

  add(count: number, why: Why, now: number, reason?: string): void {
    if (now - this.#last > DAY_MS) {
      this.#since = now
      this.#counts = new Map()
    }
    this.#last = now
    const sum = (this.#counts.get(why) ?? 0) + count
    this.#counts.set(why, sum)
    if (now - (this.#loggedAt.get(why) ?? Number.NEGATIVE_INFINITY) < LOG_EVERY_MS) return
    this.#loggedAt.set(why, now)
    this.#log(`${sum} reads were lost: ${reason ?? LIMITS[why]}`, {
      event: 'reads.lost',
      level: 'warning',
      count: sum,
    })
  }

  /** Null when nothing was dropped in the last day. */
  lately(now: number): DroppedReads | null {
    if (now - this.#last > DAY_MS) return null
    const counts = [...this.#counts].sort(([, a], [, b]) => b - a)
    return {
      count: counts.reduce((sum, [, count]) => sum + count, 0),
      since: this.#since,
      why: counts[0]![0],
    }
  }
}

const LIMITS: Record<Why, string> = {
  'one sender': 'one sender sent more than its share',
  'all senders': 'more came in than is taken',
  database: 'they could not be written',
}
