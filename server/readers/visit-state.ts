import type { PageRead, ReadBatch } from '../../shared/reads.ts'
import type { DailySums } from './daily-sums.ts'
import type { MarkRow, PageRow, SectionRow, VisitRow } from './readers-store.ts'
import { type SitePages, STAGES, type Stage } from './stages.ts'
import { dayOf } from './visit-names.ts'

/** More of one visit are not told apart: a robot's, or a mistake. */
const MOST_PAGES = 300

/** Something that was heard of a visit. */
export interface Read {
  visitId: string
  linkId: string | null
  /** When it was heard. */
  at: number
  device: string
  /** Whether it is the opening of the link itself, of which nobody knows yet whether a person is behind it. */
  opening: boolean
  batch: ReadBatch
}

/** One visit while it is being written: its rows as they were, and which of them have changed. */
export class VisitState {
  visit: VisitRow | undefined
  before: VisitRow | undefined
  readonly pages = new Map<number, PageRow>()
  readonly sections = new Map<string, SectionRow>()
  readonly marks = new Map<string, MarkRow>()
  readonly studies = new Map<string, { started_at: number; ms: number }>()
  readonly changed = { pages: new Set<number>(), sections: new Set<string>(), marks: new Set<string>() }

  apply(read: Read, site: SitePages, sums: DailySums): void {
    const { batch, at, opening } = read
    const visit = this.visit ?? newVisit(read)
    this.visit = visit
    visit.heard_at = Math.max(visit.heard_at, at)
    if (opening) visit.opened = 1
    else visit.human = 1
    if (batch.private) visit.private = 1
    else for (const page of batch.pages) this.#applyPage(visit, page, at, site, sums)
  }

  #applyPage(visit: VisitRow, read: PageRead, at: number, site: SitePages, sums: DailySums): void {
    const known = this.pages.get(read.number)
    // A number that stands for two pages is a mistake of the sender's.
    if (known ? known.path !== read.path : this.pages.size >= MOST_PAGES) return
    const page = known ?? { ...rowOf(visit, read, at), path: read.path, depth: 0 }
    const more = Math.max(0, read.ms - page.ms)
    this.pages.set(read.number, { ...page, ms: page.ms + more, depth: Math.max(page.depth, read.depth) })
    this.changed.pages.add(read.number)
    visit.ms += more
    visit.started_at = Math.min(visit.started_at, page.started_at)
    if (site.isStudy(read.path)) this.#applyStudy(visit, read, at, site, more, sums)
    this.#reach(visit, site.stage(read.path), read.path)
    if (site.isDeck(read.path)) this.#applyMark(visit, read, 'deck', page.started_at)
    for (const { kind, ago } of read.marks) this.#applyMark(visit, read, kind, at - ago)
  }

  #applyStudy(
    visit: VisitRow,
    read: PageRead,
    at: number,
    site: SitePages,
    more: number,
    sums: DailySums,
  ): void {
    const { path, number } = read
    const study = this.studies.get(path)
    this.studies.set(path, { started_at: study?.started_at ?? at - read.ago, ms: (study?.ms ?? 0) + more })
    sums.study(visit.day, path, study ? 0 : 1, more)
    for (const { name, ms, ago } of read.sections) {
      const position = site.sections(path).indexOf(name)
      if (position === -1) continue
      const key = `${number} ${name}`
      const known = this.sections.get(key)
      if (!known && !this.#hasReached(path, name)) sums.section(visit.day, path, name, position)
      const row = known ?? { ...rowOf(visit, { number, ago }, at), name, position }
      this.sections.set(key, { ...row, ms: Math.max(row.ms, ms) })
      this.changed.sections.add(key)
    }
  }

  /** In any view of the page. */
  #hasReached(path: string, name: string): boolean {
    return [...this.sections.values()].some(
      (section) => section.name === name && this.pages.get(section.number)?.path === path,
    )
  }

  #applyMark(visit: VisitRow, { number, path }: PageRead, kind: MarkRow['kind'], at: number): void {
    const key = `${number} ${kind}`
    if (this.marks.has(key)) return
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
