import type { PageRead, ReadBatch } from '../../shared/reads.ts'
import type { MarkRow, PageRow, ReadersSchema, SectionRow, StudyRow, VisitRow } from './readers-store.ts'
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

export interface StateParts {
  site: SitePages
  /** Whether what was heard may add a row, of a new visit or of one that is running. */
  mayAdd: (read: Read, isRunning: boolean) => boolean
}

/** One visit while it is being written: its rows as they were, and which of them have changed. */
export class VisitState {
  readonly #parts: StateParts
  #mayAdd = () => true
  visit: VisitRow | undefined
  before: VisitRow | undefined
  readonly pages = new Map<number, PageRow>()
  readonly sections = new Map<string, SectionRow>()
  readonly marks = new Map<string, MarkRow>()
  readonly studies = new Map<string, { row: StudyRow; before?: number }>()
  readonly changed = { pages: new Set<PageRow>(), sections: new Set<SectionRow>(), marks: new Set<MarkRow>() }

  constructor(parts: StateParts) {
    this.#parts = parts
  }

  /** False when some of it had no room. */
  apply(read: Read): boolean {
    const { batch, at, opening } = read
    let isWhole = true
    this.#mayAdd = () => {
      const rows = this.pages.size + this.sections.size + this.marks.size
      const may = rows < MOST_ROWS_OF_A_VISIT && this.#parts.mayAdd(read, this.before !== undefined)
      isWhole &&= may
      return may
    }
    if (!this.visit && !this.#mayAdd()) return false
    const visit = this.visit ?? newVisit(read)
    this.visit = visit
    visit.heard_at = Math.max(visit.heard_at, at)
    if (opening) visit.opened = 1
    else visit.human = 1
    if (batch.private) visit.private = 1
    else for (const page of batch.pages) this.#applyPage(visit, page, at)
    return isWhole
  }

  /** What it adds to the sums of its day. */
  studySums(): ReadersSchema['daily_studies'][] {
    const day = this.visit?.day ?? ''
    return [...this.studies.values()].flatMap(({ row: { path, ms }, before }) =>
      before === ms ? [] : { day, path, readers: before === undefined ? 1 : 0, ms: ms - (before ?? 0) },
    )
  }

  #applyPage(visit: VisitRow, read: PageRead, at: number): void {
    const { number, path } = read
    const { site } = this.#parts
    const known = this.pages.get(number)
    // A number that stands for two pages is a mistake of the sender's.
    if (known ? known.path !== path : !this.#mayAdd()) return
    const page = known ?? { ...rowOf(visit, read, at), path, depth: 0 }
    const more = Math.max(0, read.ms - page.ms)
    page.ms += more
    page.depth = Math.max(page.depth, read.depth)
    this.pages.set(number, page)
    this.changed.pages.add(page)
    visit.ms += more
    visit.started_at = Math.min(visit.started_at, page.started_at)
    if (site.isStudy(path)) this.#applyStudy(visit, read, at, more)
    this.#reach(visit, site.stage(path), path)
    if (site.isDeck(path)) this.#applyMark(visit, read, 'deck', page.started_at)
    for (const { kind, ago } of read.marks) this.#applyMark(visit, read, kind, at - ago)
  }

  #applyStudy(visit: VisitRow, { number, path, ago, sections }: PageRead, at: number, more: number): void {
    const study = this.studies.get(path) ?? {
      row: { visit_id: visit.id, path, started_at: at - ago, ms: 0, furthest: -1 },
    }
    study.row.ms += more
    this.studies.set(path, study)
    for (const { name, ms, ago } of sections) {
      const key = `${number} ${name}`
      const read = this.sections.get(key)
      if (!read && !this.#mayAdd()) continue
      const position = this.#parts.site.sections(path).indexOf(name)
      const section = read ?? { ...rowOf(visit, { number, ago }, at), name, position }
      study.row.furthest = Math.max(study.row.furthest, position)
      this.sections.set(key, section)
      section.ms = Math.max(section.ms, ms)
      this.changed.sections.add(section)
    }
  }

  #applyMark(visit: VisitRow, { number, path }: PageRead, kind: MarkRow['kind'], at: number): void {
    const key = `${number} ${kind}`
    if (this.marks.has(key) || !this.#mayAdd()) return
    const mark = { visit_id: visit.id, number, kind, at }
    this.marks.set(key, mark)
    this.changed.marks.add(mark)
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
  return {
    ...{ id: visitId, link_id: linkId, referrer: batch.from ?? '', device, day: dayOf(at) },
    ...{ started_at: at, heard_at: at, ms: 0, opened: 0, human: 0, private: 0 },
    ...{ furthest: 0, furthest_page: '', study: 0, resume: 0, contact: 0 },
    ...{ downloaded: 0, message: 0, deck: 0 },
  }
}
