/**
 * What the owner's view and the backend say to each other, below `/owner/api`. Times are epoch milliseconds, lengths of
 * time are milliseconds, an address is a path of the site ("/about").
 */
export const OWNER_PATH = '/owner'
export const OWNER_API = `${OWNER_PATH}/api`

/** POST session: a password opens one, 204. 403 wrong, 429 with Retry-After. DELETE session: 204. */
export interface SignIn {
  password: string
}

/** What can be set of a link. GET links: `OwnerLink[]`. POST links: 201 `NewLink`. PATCH links/ID: 200 `OwnerLink`. */
export interface LinkFields {
  label: string
  /** Stands quietly on Home. */
  greeting: string
  /** The page that it opens. */
  landing: string
  /** These case studies come first on Home, in this order; slugs. */
  studies: string[]
  /** Confidential studies that it opens besides; slugs. */
  opens: string[]
  /** The last moment; null for never. */
  expiresAt: number | null
  /** Seen by the owner only. */
  note: string
  /** Whether the first opening is mailed. */
  mailFirstOpening: boolean
}

export const NEW_LINK: LinkFields = {
  label: '',
  greeting: '',
  landing: '/',
  studies: [],
  opens: [],
  expiresAt: null,
  note: '',
  mailFirstOpening: true,
}

/** In characters. */
export const LONGEST = { label: 120, greeting: 200, note: 2000 }

export interface Link extends LinkFields {
  id: string
  createdAt: number
  /** POST links/ID/revoke and links/ID/restore. */
  revokedAt: number | null
}

export interface OwnerLink extends Link {
  /** Of people; machines apart. */
  openings: number
  /** Openings without a person's sign. */
  probablyScanners: number
  lastSeenAt: number | null
}

/** The only time that the address is told: its token is stored as a hash. */
export interface NewLink {
  link: OwnerLink
  url: string
}

/** GET choices: what a link's form can offer. */
export interface LinkChoices {
  pages: { path: string; title: string }[]
  studies: { slug: string; title: string; confidential: boolean }[]
}

/** GET overview: the last thirty days, oldest first, in the owner's time zone (`?zone=Europe/Berlin`). */
export interface Overview {
  days: { day: string; visits: number; ms: number }[]
  /** How many readers with a link came there. */
  funnel: { link: number; study: number; resume: number; contact: number; message: number }
  /** Those that were read longest first. */
  studies: StudyReading[]
  /** Reads that this process did not store in the last day; null when there were none. */
  droppedReads: DroppedReads | null
}

export interface DroppedReads {
  count: number
  /** When the first of them came. */
  since: number
  /** Why most of them were dropped: one sender sent too much, all together did, or the database failed. */
  why: 'one sender' | 'all senders' | 'database'
}

export interface StudyReading {
  path: string
  title: string
  /** Each link counts once, and so does each visit without one. */
  readers: number
  /** Median of the visible time of a visit. */
  medianMs: number
  /** How many left before the first section. */
  leftAtTop: number
  /** All sections of the page, in its order: how many readers came so far, and how many of them left there. */
  sections: { name: string; reached: number; left: number }[]
}

/** GET readers: one for each link that was opened, and one for all visitors without a link (`link: null`). */
export interface Reader {
  link: { id: string; label: string } | null
  visits: number
  lastSeenAt: number
  ms: number
  /** Furthest along link → study → resume → contact. */
  furthest: 'opened' | 'study' | 'resume' | 'contact'
  furthestPage: string
  downloadedResume: boolean
  sentMessage: boolean
  showedDeck: boolean
  open: boolean
}

/** GET visits?link=ID (or `link=none`)&before=STARTED_AT,ID: newest first, at most 50. */
export interface Visit {
  id: string
  link: { id: string; label: string } | null
  startedAt: number
  lastSeenAt: number
  ms: number
  /** Heard of in the last half minute. */
  open: boolean
  kind: 'person' | 'probably-scanner'
  /** Asked not to be followed: only the opening is known. */
  private: boolean
  /** Host name of the well-known site that led here, `other` for one that is not, or empty. */
  referrer: string
  /** In words, as "Safari on iPhone". */
  device: string
  spans: PageSpan[]
}

/** One page of a visit, as a span of a trace. */
export interface PageSpan {
  path: string
  title: string
  startedAt: number
  /** Visible time. */
  ms: number
  /** Furthest part of the page, 0 to 1. */
  depth: number
  sections: { name: string; startedAt: number; ms: number }[]
  events: { kind: 'resume' | 'message' | 'deck'; at: number }[]
}

/** GET changes?after=CURSOR: answers at once; asked every second while the view is visible. */
export interface Changes {
  cursor: string
  /** Visits that are new or went on since. */
  visits: Visit[]
}

/**
 * GET messages: newest first, a page at a time. `?before=NEXT` goes on, `?search=WORDS` leaves those that have every word in
 * name, address, subject or the beginning of the text, `?state=` (held back, not mailed) those that the owner has not got.
 */
export interface MessagePage {
  messages: MessageEntry[]
  /** For `before`; null on the last page. */
  next: string | null
}

/** A message as a list shows it. Name, address and subject end after `LONGEST_IN_LIST` characters. */
export interface MessageEntry {
  id: string
  receivedAt: number
  name: string
  email: string
  subject: string
  /** "held back" is what `npm run inbox` calls quarantined. */
  state: 'sent' | 'waiting' | 'failed' | 'held back'
  lastError: string | null
}

/** In characters. */
export const LONGEST_IN_LIST = 200

/**
 * GET messages/ID: all of it, of any length. POST messages/ID/resend and messages/ID/not-spam answer with its entry;
 * DELETE messages/ID: 204. GET messages.json, messages.csv: every message as a file, oldest first.
 */
export interface OwnerMessage extends MessageEntry {
  message: string
}

/** GET readers.csv, links.csv: the tables as files. */

/** Every refusal: 400 with a sentence for each field, 401 without a session, 404, 429. */
export interface Refused {
  error: string
  fields?: Record<string, string>
}
