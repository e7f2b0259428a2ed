import type { Log } from '../log.ts'
import type { DroppedReadsCount } from './dropped-reads.ts'
import type { ReadersStore, VisitRow } from './readers-store.ts'
import { SenderShare } from './sender-share.ts'
import type { SitePages } from './stages.ts'
import { groupBy, inParts } from './visit-rows.ts'
import type { Read } from './visit-state.ts'
import { writeReads } from './write-reads.ts'

/** So long reads are gathered and then written together: that is what a crash may cost. */
const GATHER_MS = 1_000
/** Pages, sections and marks: a flood costs reads, and neither memory nor a message. */
const PARTS_A_SECOND = { windowMs: 1_000, mostOfOne: 5_000 }
const MOST_HELD = 50_000
/** An office of a hundred readers stays below its share. Links, and visits that go on, are exempt from that of all. */
const ROWS_A_DAY = { windowMs: 24 * 60 * 60_000, mostOfOne: 5_000, mostOfAll: 250_000 }
/** Of one transaction. Pages are answered before the next one. */
const VISITS_AT_ONCE = 10
/** So many failures, one after the other, are the database's and not of a visit. */
const MOST_FAILURES = 3

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
  readonly #taken = new SenderShare(PARTS_A_SECOND)
  readonly #rows = new SenderShare(ROWS_A_DAY)
  #waiting: Read[] = []
  #held = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #writing: Promise<void> = Promise.resolve()
  /** When the newest of the reads was heard that are written, as far as this process knows. */
  newest = 0

  constructor(parts: ReadBufferParts) {
    this.#parts = parts
  }

  add(read: Read): void {
    const { dropped, now } = this.#parts
    const amount = sizeOf(read)
    const isFull = this.#held + amount > MOST_HELD * (read.linkId === null ? 1 : 2)
    const refusal = isFull ? 'all senders' : this.#taken.refuses(read.sender, now(), { amount })
    if (refusal) {
      dropped.add(1, refusal, now())
      return
    }
    this.#held += amount
    this.#waiting.push(read)
    this.#timer ??= setTimeout(() => void this.flush(), GATHER_MS)
  }

  /** Resolves when all that was taken in by now is written, or lost. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const reads = this.#waiting
    this.#waiting = []
    this.#writing = this.#writing.then(() => this.#writeAll(reads))
    return this.#writing
  }

  /** Visits that can't be written together are written one by one, so that one doesn't lose the others. */
  async #writeAll(reads: Read[]): Promise<void> {
    const { dropped, now } = this.#parts
    const visits = [...groupBy(reads, ({ visitId }) => visitId).values()]
    const queue = inParts(visits, VISITS_AT_ONCE)
    for (let failures = 0, error: Error | undefined; queue.length > 0; ) {
      const part = queue.shift()!
      if (failures < MOST_FAILURES) error = await this.#write(part.flat())
      if (error && part.length > 1 && failures < MOST_FAILURES) {
        queue.unshift(...part.map((visit) => [visit]))
        continue
      }
      failures = error ? failures + 1 : 0
      if (error) dropped.add(part.flat().length, 'database', now(), error.message)
      this.#held -= part.flat().reduce((sum, read) => sum + sizeOf(read), 0)
      await new Promise((resolve) => setTimeout(resolve))
    }
  }

  /** What went wrong, if anything did. */
  async #write(reads: Read[]): Promise<Error | undefined> {
    const { store, site, dropped, log, now, onPerson } = this.#parts
    let refusal: ReturnType<SenderShare['refuses']>
    const mayAdd = ({ sender, linkId }: Read, isRunning: boolean) => {
      const refused = this.#rows.refuses(sender, now(), { isExempt: isRunning || linkId !== null })
      refusal ??= refused
      return !refused
    }
    try {
      const { persons, cut } = await writeReads({ store: store(), site, mayAdd }, reads)
      this.newest = reads.reduce((newest, { at }) => Math.max(newest, at), this.newest)
      if (cut > 0) dropped.add(cut, refusal ?? 'one sender', now())
      for (const visit of persons)
        await onPerson(visit).catch(({ message }: Error) =>
          log(`A first opening was not mailed: ${message}`, { event: 'notice.lost', level: 'warning' }),
        )
      return undefined
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error))
    }
  }
}

function sizeOf({ batch }: Read): number {
  return batch.pages.reduce((sum, { sections, marks }) => sum + 1 + sections.length + marks.length, 1)
}
