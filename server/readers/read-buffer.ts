import type { Log } from '../log.ts'
import type { ReadersStore, VisitRow } from './readers-store.ts'
import type { SitePages } from './stages.ts'
import type { Read } from './visit-state.ts'
import { writeReads } from './write-reads.ts'

/** So long reads are gathered and then written together: that is what a crash may cost. */
const GATHER_MS = 1_000
/** Above that they are dropped: a flood costs reads, and neither memory nor a message. */
const MOST_WAITING = 5_000
/** New visits of one process in a day, for the same reason. */
const MOST_VISITS_A_DAY = 20_000
const DAY_MS = 24 * 60 * 60_000

export interface ReadBufferParts {
  store: ReadersStore
  site: SitePages
  log: Log
  now: () => number
  /** False while there are no tables that this version knows. */
  isReady: () => boolean
  /** Hears of each visit that turns out to be a person's. */
  onPerson: (visit: VisitRow) => Promise<void>
}

/** Takes in what is heard without waiting for the disk. */
export class ReadBuffer {
  readonly #parts: ReadBufferParts
  #waiting: Read[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #writing: Promise<void> = Promise.resolve()
  #persons = { since: 0, count: 0 }

  constructor(parts: ReadBufferParts) {
    this.#parts = parts
  }

  /** False when it was dropped. */
  add(read: Read): boolean {
    if (!this.#parts.isReady() || this.#waiting.length >= MOST_WAITING || this.#isFlooded()) return false
    this.#waiting.push(read)
    this.#timer ??= setTimeout(() => void this.flush(), GATHER_MS)
    return true
  }

  /** Resolves when all that was taken in by now is written, or lost. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const reads = this.#waiting
    this.#waiting = []
    this.#writing = this.#writing.then(() => this.#write(reads))
    return this.#writing
  }

  #isFlooded(): boolean {
    const now = this.#parts.now()
    if (Math.abs(now - this.#persons.since) > DAY_MS) this.#persons = { since: now, count: 0 }
    return this.#persons.count >= MOST_VISITS_A_DAY
  }

  async #write(reads: Read[]): Promise<void> {
    if (reads.length === 0) return
    const { store, site, log, onPerson } = this.#parts
    try {
      const persons = await writeReads(store, reads, site)
      this.#persons.count += persons.length
      for (const visit of persons) await onPerson(visit)
    } catch (error) {
      log(`${reads.length} reads were lost: ${error instanceof Error ? error.message : error}`, {
        event: 'reads.lost',
        level: 'warning',
        count: reads.length,
      })
    }
  }
}
