import type { PageRead, ReadBatch } from '../../shared/reads.ts'
import type { DailySums } from './daily-sums.ts'
import type { MarkRow, PageRow, SectionRow, VisitRow } from './readers-store.ts'
import { type SitePages, STAGES, type Stage } from './stages.ts'
import { dayOf } from './visit-names.ts'

/** More of one visit are not told apart: a robot's, or a mistake. */
export const MOST_ROWS_OF_A_VISIT = 200

/** Something that was heard of a visit. */
export interface Read {
  visitId: string
  linkId: string | null
  /** Whose share it takes; never stored. */
  sender: string
  /** When it was heard. */
  at: number
  device: string
  /** Whether it is the opening of the link itself, of which nobody knows yet whether a person is behind it. */
  opening: boolean
  batch: ReadBatch
}

interface StateParts {
  site: SitePages
  sums: DailySums
  /** False when the sender may add no more rows. */
  takeRow: (sender: string) => boolean
}

/** One visit while it is being written: its rows as they were, and which of them have changed. */
export class VisitState {
  readonly #parts: StateParts
  #sender = ''
  visit: VisitRow | undefined
  before: VisitRow | undefined
  readonly pages = new Map<number, PageRow>()
  readonly sections = new Map<string, SectionRow>()
  readonly marks = new Map<string, MarkRow>()
  readonly studies = new Map<string, { started_at: number; ms: number }>()
  /** Sections of studies, as `path name`, in whichever view of the page. */
  readonly reached = new Set<string>()
  readonly changed = { pages: new Set<number>(), sections: new Set<string>(), marks: new Set<string>() }
  /** Reads of which some was left out. */
  cut = 0
  #isCut = false

  constructor(parts: StateParts) {
    this.#parts = parts
  }

  apply(read: Read): void {
    const { batch, at, opening, sender } = read
    this.#sender = sender
    this.#isCut = false
    if (this.visit || this.#mayAdd()) {
      const visit = this.visit ?? newVisit(read)
      this.visit = visit
      visit.heard_at = Math.max(visit.heard_at, at)
      if (opening) visit.opened = 1
      else visit.human = 1
      if (batch.private) visit.private = 1
      else for (const page of batch.pages) this.#applyPage(visit, page, at)
    }
    if (this.#isCut) this.cut++
  }

  #mayAdd(): boolean {
    const rows = this.pages.size + this.sections.size + this.marks.size
    const may = rows < MOST_ROWS_OF_A_VISIT && this.#parts.takeRow(this.#sender)
    this.#isCut ||= !may
    return may
  }

  #applyPage(visit: VisitRow, read: PageRead, at: number): void {
    const { site } = this.#parts
    const known = this.pages.get(read.number)
    // A number that stands for two pages is a mistake of the sender's.
    if (known ? known.path !== read.path : !this.#mayAdd()) return
    const page = known ?? { ...rowOf(visit, read, at), path: read.path, depth: 0 }
    const more = Math.max(0, read.ms - page.ms)
    this.pages.set(read.number, { ...page, ms: page.ms + more, depth: Math.max(page.depth, read.depth) })
    this.changed.pages.add(read.number)
    visit.ms += more
    visit.started_at = Math.min(visit.started_at, page.started_at)
    if (site.isStudy(read.path)) this.#applyStudy(visit, read, at, more)
    this.#reach(visit, site.stage(read.path), read.path)
    if (site.isDeck(read.path)) this.#applyMark(visit, read, 'deck', page.started_at)
    for (const { kind, ago } of read.marks) this.#applyMark(visit, read, kind, at - ago)
  }

  #applyStudy(visit: VisitRow, read: PageRead, at: number, more: number): void {
    const { path, number } = read
    const { site, sums } = this.#parts
    const study = this.studies.get(path)
    this.studies.set(path, { started_at: study?.started_at ?? at - read.ago, ms: (study?.ms ?? 0) + more })
    sums.study(visit.day, path, study ? 0 : 1, more)
    for (const { name, ms, ago } of read.sections) {
      const key = `${number} ${name}`
      const known = this.sections.get(key)
      if (!known && !this.#mayAdd()) continue
      const position = site.sections(path).indexOf(name)
      if (!this.reached.has(`${path} ${name}`)) sums.section(visit.day, path, name, position)
      this.reached.add(`${path} ${name}`)
      const row = known ?? { ...rowOf(visit, { number, ago }, at), name, position }
      this.sections.set(key, { ...row, ms: Math.max(row.ms, ms) })
      this.changed.sections.add(key)
    }
  }

  #applyMark(visit: VisitRow, { number, path }: PageRead, kind: MarkRow['kind'], at: number): void {
    const key = `${number} ${kind}`
    if (this.marks.has(key) || !this.#mayAdd()) return
    this.marks.set(key, { visit_id: visit.id, number, kind, at })
    this.changed.marks.add(key)
    if (kind === 'deck') visit.deck = 1
    if (kind === 'resume') visit.downloaded = 1
    if (kind === 'message') visit.message = 1
    if (kind !== 'deck') this.#reach(visit, kind === 'resume' ? 'resume' : 'contact', path)
  }

  #reach(visit: VisitRow, stage: Stage, path: string): void {
    if (stage !== 'opened') visit[stage] = 1
    const reached = STAGES.indexOf(stage)
    if (reached > visit.furthest || visit.furthest_page === '')
      Object.assign(visit, { furthest: reached, furthest_page: path })
  }
}

function rowOf({ id }: VisitRow, { number, ago }: { number: number; ago: number }, at: number) {
  return { visit_id: id, number, started_at: at - ago, ms: 0 }
}

function newVisit({ visitId, linkId, at, device, batch }: Read): VisitRow {
  const nothing = { study: 0, resume: 0, contact: 0, downloaded: 0, message: 0, deck: 0 }
  const unknown = { opened: 0, human: 0, private: 0, ms: 0, furthest: 0, furthest_page: '' }
  const referrer = batch.from ?? ''
  return {
    ...{ id: visitId, link_id: linkId, referrer, device, day: dayOf(at), started_at: at, heard_at: at },
    ...unknown,
    ...nothing,
  }
}
