import type { Log } from '../log.ts'
import type { DroppedReadsCount } from './dropped-reads.ts'
import { groupBy, inParts } from './group-by.ts'
import type { ReadersStore, VisitRow } from './readers-store.ts'
import { SenderShare } from './sender-share.ts'
import type { SitePages } from './stages.ts'
import type { Read } from './visit-state.ts'
import { writeReads } from './write-reads.ts'

/** So long reads are gathered and then written together: that is what a crash may cost. */
const GATHER_MS = 1_000
/** Pages, sections and marks that are held meanwhile: a flood costs reads, and neither memory nor a message. */
const MOST_HELD = { one: 5_000, all: 50_000 }
/** Of one transaction. Pages are answered before the next one. */
const VISITS_AT_ONCE = 10
/** So many failures, one after the other, are the database's and not of a visit. */
const MOST_FAILURES = 3
const DAY_MS = 24 * 60 * 60_000
/** New visits without a link. */
const VISITS_A_DAY = { windowMs: DAY_MS, mostOfOne: 500, mostOfAll: 20_000 }
/** An office of a hundred readers stays far below it. */
const ROWS_A_DAY = { windowMs: DAY_MS, mostOfOne: 10_000 }
/** Visits that are known to have begun. */
const MOST_RUNNING = 50_000

export interface ReadBufferParts {
  /** Throws while there are no tables that this version knows. */
  store: () => ReadersStore
  site: SitePages
  dropped: DroppedReadsCount
  log: Log
  now: () => number
  /** Hears of each visit that turns out to be a person's. */
  onPerson: (visit: VisitRow) => Promise<void>
}

/** Takes in what is heard without waiting for the disk. */
export class ReadBuffer {
  readonly #parts: ReadBufferParts
  readonly #visits = new SenderShare(VISITS_A_DAY)
  readonly #rows = new SenderShare(ROWS_A_DAY)
  readonly #running = new Set<string>()
  #waiting: Read[] = []
  #held = { all: 0, bySender: new Map<string, number>() }
  #timer: ReturnType<typeof setTimeout> | undefined
  #writing: Promise<void> = Promise.resolve()
  /** When the newest of the reads was heard that are written, as far as this process knows. */
  newest = 0

  constructor(parts: ReadBufferParts) {
    this.#parts = parts
  }

  add(read: Read): void {
    const { dropped, now } = this.#parts
    const taken = this.#take(read)
    if (taken !== 'taken') {
      dropped.add(1, taken, now())
      return
    }
    this.#waiting.push(read)
    this.#timer ??= setTimeout(() => void this.flush(), GATHER_MS)
  }

  /** Resolves when all that was taken in by now is written, or lost. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const reads = this.#waiting
    this.#waiting = []
    this.#held = { all: 0, bySender: new Map() }
    this.#writing = this.#writing.then(() => this.#writeAll(reads))
    return this.#writing
  }

  /** Links and visits that go on have room where others have none any more. */
  #take({ visitId, linkId, sender, batch }: Read): ReturnType<SenderShare['take']> {
    const isKnown = linkId !== null || this.#running.has(visitId)
    const size =
      1 + batch.pages.reduce((sum, { sections, marks }) => sum + 1 + sections.length + marks.length, 0)
    const held = (this.#held.bySender.get(sender) ?? 0) + size
    if (held > MOST_HELD.one) return 'one sender'
    if (this.#held.all + size > MOST_HELD.all * (isKnown ? 2 : 1)) return 'all senders'
    const taken = isKnown ? 'taken' : this.#visits.take(sender, this.#parts.now())
    if (taken !== 'taken') return taken
    this.#held.bySender.set(sender, held)
    this.#held.all += size
    if (this.#running.size >= MOST_RUNNING) this.#running.clear()
    this.#running.add(visitId)
    return taken
  }

  async #writeAll(reads: Read[]): Promise<void> {
    const visits = [...groupBy(reads, ({ visitId }) => visitId).values()]
    for (const some of inParts(visits, VISITS_AT_ONCE)) {
      await this.#writeTogether(some)
      await new Promise((resolve) => setTimeout(resolve))
    }
  }

  /** One after the other where they can't be written together, so that one visit doesn't lose the others. */
  async #writeTogether(visits: Read[][]): Promise<void> {
    if (await this.#write(visits.flat(), visits.length === 1)) return
    for (let failures = 0, i = 0; i < visits.length; i++) {
      failures = (await this.#write(visits[i]!, true)) ? 0 : failures + 1
      if (failures < MOST_FAILURES) continue
      const { dropped, now } = this.#parts
      return dropped.add(visits.slice(i + 1).flat().length, 'database', now())
    }
  }

  async #write(reads: Read[], isLast: boolean): Promise<boolean> {
    const { store, site, dropped, log, now, onPerson } = this.#parts
    const takeRow = (sender: string) => this.#rows.take(sender, now()) === 'taken'
    try {
      const { persons, cut } = await writeReads({ store: store(), site, takeRow }, reads)
      this.newest = reads.reduce((newest, { at }) => Math.max(newest, at), this.newest)
      if (cut > 0) dropped.add(cut, 'one sender', now())
      for (const visit of persons)
        await onPerson(visit).catch((error: Error) =>
          log(`A first opening could not be mailed: ${error.message}`, {
            event: 'notice.lost',
            level: 'warning',
          }),
        )
      return true
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (isLast) dropped.add(reads.length, 'database', now(), reason)
      return false
    }
  }
}
