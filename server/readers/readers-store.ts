import type { Kysely, Transaction } from 'kysely'

/** What was read, in a place of its own: text and whole numbers only, times as epoch milliseconds, truths as 1 and 0. */
export interface ReadersSchema {
  reads_visits: VisitRow
  reads_pages: PageRow
  reads_sections: SectionRow
  reads_marks: MarkRow
  reads_studies: StudyRow
  /** Sums by the day (UTC) on which a visit began. They stay when its rows are deleted. */
  daily_visits: DailyVisits
  daily_studies: { day: string; path: string; readers: number; ms: number }
  /** The secret of today; yesterday's is thrown away. */
  reads_secrets: { day: string; secret: string }
}

export interface VisitRow {
  /** A hash. */
  id: string
  link_id: string | null
  /** Whether it began with the link itself, and not with a later return. */
  opened: number
  /** Whether a person's sign was seen. */
  human: number
  /** Asked not to be followed. */
  private: number
  day: string
  started_at: number
  heard_at: number
  ms: number
  referrer: string
  device: string
  /** Furthest along `STAGES`, and the page of that. */
  furthest: number
  furthest_page: string
  study: number
  resume: number
  contact: number
  downloaded: number
  message: number
  deck: number
}

export interface PageRow {
  visit_id: string
  number: number
  path: string
  started_at: number
  ms: number
  /** 0 to 100. */
  depth: number
}

export interface SectionRow {
  visit_id: string
  number: number
  name: string
  /** In the page's order. */
  position: number
  started_at: number
  ms: number
}

/** A study within a visit, however often it was opened. */
export interface StudyRow {
  visit_id: string
  path: string
  started_at: number
  ms: number
  /** The last section that was reached, by its place in the page; -1 for none. */
  furthest: number
}

export interface MarkRow {
  visit_id: string
  number: number
  kind: 'resume' | 'message' | 'deck'
  at: number
}

export interface DailyVisits {
  day: string
  /** Empty for visits without a link. */
  link_id: string
  /** Of people. The other numbers of visits count those that came so far. */
  visits: number
  openings: number
  scanners: number
  ms: number
  studies: number
  resumes: number
  contacts: number
  downloads: number
  messages: number
  decks: number
  last_seen_at: number
  furthest: number
  furthest_page: string
}

export interface ReadersStore {
  queries: Kysely<ReadersSchema>
  /** Whether several processes may write to it. */
  isShared: boolean
  /** Where its tables are, if they have a schema of their own. */
  schema?: string
  /** A transaction that waits for those of other processes. A crash of the machine may lose the last ones. */
  change: <T>(work: (transaction: Transaction<ReadersSchema>) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}
