import type { ReadersDescription } from '../../shared/reads.ts'
import type { Database } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import type { Log } from '../log.ts'
import { addNotice } from '../mail/queue.ts'
import { DroppedReadsCount } from './dropped-reads.ts'
import { forgetReads } from './forget-reads.ts'
import { ReadBuffer } from './read-buffer.ts'
import { newestRead } from './read-visits.ts'
import { migrateReaders } from './readers-migrations.ts'
import type { ReadersStore, VisitRow } from './readers-store.ts'
import { SitePages } from './stages.ts'
import { VisitNames } from './visit-names.ts'
import { weeklyNotice } from './weekly-notice.ts'

const CHORES_EVERY_MS = 10 * 60_000

export interface ReadersParts {
  store: ReadersStore
  /** Where mails to the owner wait. */
  database: Database
  description: Pick<ReadersDescription, 'pages'>
  /** Names the visits by links. */
  key: string
  /** Whether the owner wants a mail about each week. */
  weekly: boolean
  links: () => Promise<{ id: string; label: string }[]>
  /** Hears of each visit that turns out to be a person's. */
  onPerson: (visit: VisitRow) => Promise<void>
  now: () => number
  log: Log
}

/** What is read of the site, taken in and kept. */
export class Readers {
  readonly site: SitePages
  readonly names: VisitNames
  readonly buffer: ReadBuffer
  readonly dropped: DroppedReadsCount
  readonly #parts: ReadersParts
  #unusable: Error | undefined = new Error('Its tables are not ready')
  #timer: ReturnType<typeof setTimeout> | undefined
  #stopped = false

  constructor(parts: ReadersParts) {
    const { now, log, onPerson } = parts
    const store = () => this.store
    this.#parts = parts
    this.site = new SitePages(parts.description)
    this.names = new VisitNames(store, parts.key)
    this.dropped = new DroppedReadsCount(log)
    this.buffer = new ReadBuffer({ store, site: this.site, dropped: this.dropped, log, now, onPerson })
  }

  get isReady(): boolean {
    return !this.#unusable
  }

  /** Until its tables are known to be those of this version, nothing is written to them or asked of them. */
  get store(): ReadersStore {
    if (this.#unusable) throw new Refusal(503, `What was read is out of reach. ${this.#unusable.message}.`)
    return this.#parts.store
  }

  /** Throws when the tables cannot be used; that is tried again with each round of chores. */
  async start(): Promise<void> {
    try {
      await this.#prepare()
    } finally {
      this.#doChoresAfter(this.isReady ? 0 : CHORES_EVERY_MS)
    }
  }

  /** What is due by now; done by itself every few minutes. */
  async doChores(): Promise<void> {
    const { database, weekly, links, now } = this.#parts
    if (!this.isReady) await this.#prepare()
    await forgetReads(this.store, now())
    const notice = weekly && (await weeklyNotice(this.store, this.site, await links(), now()))
    if (!notice) return
    await addNotice(database.queries, notice, now())
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.buffer.flush()
    await this.#parts.store.close()
  }

  async #prepare(): Promise<void> {
    try {
      await migrateReaders(this.#parts.store)
      this.buffer.newest = await newestRead(this.#parts.store)
      this.#unusable = undefined
    } catch (error) {
      this.#unusable = error instanceof Error ? error : new Error(String(error))
      throw error
    }
  }

  #doChoresAfter(wait: number): void {
    this.#timer = setTimeout(async () => {
      await this.doChores().catch(({ message }: Error) =>
        this.#parts.log(`Reads could not be tidied up: ${message}`, {
          event: 'reads.untidy',
          level: 'warning',
        }),
      )
      if (!this.#stopped) this.#doChoresAfter(CHORES_EVERY_MS)
    }, wait)
  }
}
