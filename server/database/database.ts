import type { Generated, Kysely, Transaction } from 'kysely'

/** Text and whole numbers only, times as epoch milliseconds: the same on SQLite and PostgreSQL. */
export interface Schema {
  /** `summarised_at`: when the owner was told of a message that was held back. */
  contact_messages: MessageRow & { summarised_at: Generated<number | null> }
  mail_queue: MailRow
  /** What the server remembers between runs, a number for each name. */
  contact_state: { name: 'summary_due_at' | 'probed_at' | 'sessions_ended' | 'stored_bytes'; value: number }
  access_sessions: SessionRow
  access_links: LinkRow
}

export interface MessageRow {
  id: string
  received_at: number
  name: string
  email: string
  subject: string
  message: string
  /** Quarantined messages look like a robot's: they are kept, but not sent. */
  state: 'accepted' | 'quarantined'
  /** Keyed hash of the visitor's network address, for the rate limits. */
  sender_hash: string
  /** The same for every try of one submission; null when the sender gave no key. */
  dedupe_key: string | null
}

/** A mail to the owner: with a visitor's message, or with a notice of the site's own, which is about what its id says. */
export interface MailRow {
  mail_id: string
  /** Null for a notice. */
  message_id: string | null
  notice_subject: string | null
  notice_text: string | null
  state: 'waiting' | 'sent' | 'failed'
  /** Grows with each claim, so an answer that comes after its lease ended can be told apart. */
  attempts: number
  /** While a mail is being sent, this is the end of the sender's lease. */
  next_attempt_at: number
  created_at: number
  sent_at: number | null
  last_error: string | null
}

/** A visitor whom the lock has let in. A session that has ended is no row any more. */
export interface SessionRow {
  id: string
  opened_at: number
  expires_at: number
  /** What it opens, with commas between. */
  rights: string
  /** What it was opened with, where that was no password. */
  origin: string | null
  /** Of the passwords at that time: when one is changed, all sessions end. */
  passwords: string
}

/** A link for one recipient. Its token is stored as a hash only. */
export interface LinkRow {
  id: string
  token_hash: string
  label: string
  greeting: string
  landing: string
  /** Slugs with commas between: those that come first on Home, and the confidential ones that it opens. */
  studies: string
  opens: string
  expires_at: number | null
  note: string
  /** 1 or 0. */
  mail_first_opening: number
  created_at: number
  revoked_at: number | null
  /** When a person opened it first. */
  first_opened_at: number | null
}

export interface Database {
  queries: Kysely<Schema>
  /** Makes transactions with the same key wait for each other. */
  lock: (transaction: Transaction<Schema>, key: string) => Promise<void>
  /** Throws when what is written now would not be there after a restart. */
  check: () => void
  close: () => Promise<void>
}
