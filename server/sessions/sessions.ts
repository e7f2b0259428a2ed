import type { Database } from '../database/database.ts'
import {
  endedCount,
  endSessions,
  forgetSessions,
  insertSession,
  OWNER_ORIGIN,
  readSession,
} from './session-rows.ts'
import { newSessionId, type SessionTokens } from './session-token.ts'

/** An ended session is refused within a second by every process: this often each looks whether one was ended. */
const LOOK_EVERY_MS = 250
/** Beyond so many, all are looked up anew. */
const MOST_REMEMBERED = 10_000

export interface Session {
  id: string
  rights: ReadonlySet<string>
  expiresAt: number
  /** What it was opened with, where that was no password. */
  origin: string | null
}

export interface SessionParts {
  database: Database
  tokens: SessionTokens
  /** Of the passwords that are valid now. */
  passwords: string
  lifetimeMs: number
  now: () => number
  /** Whether these are the owner's and not the visitors'. */
  ofOwner?: boolean
}

/**
 * Who may see what. Every token that was looked up is remembered, whether it is good or not, until any session is ended:
 * so a request costs a query only the first time. While the database is away nobody can end a session, and the
 * remembered ones stay good.
 */
export class Sessions {
  readonly #parts: SessionParts
  #remembered = new Map<string, Session | null>()
  #ended: number | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #stopped = false

  constructor(parts: SessionParts) {
    this.#parts = parts
  }

  /** The token of a new session, which ends with whatever it was opened with (`until`). */
  async open(rights: Iterable<string>, origin: string | null = null, until = Infinity): Promise<string> {
    const { database, tokens, passwords, lifetimeMs, now } = this.#parts
    database.check()
    await this.#forgetOver()
    const id = newSessionId()
    const times = { opened_at: now(), expires_at: Math.min(now() + lifetimeMs, until) }
    await insertSession(database, { id, ...times, rights: [...rights].join(','), origin, passwords })
    return tokens.sign(id)
  }

  /** Synchronous for a token that is remembered. */
  find(token: string | undefined): Session | undefined | Promise<Session | undefined> {
    if (!token) return undefined
    const known = this.#remembered.get(token)
    return known === undefined ? this.#lookUp(token) : this.#unexpired(known)
  }

  async end(id: string): Promise<void> {
    await endSessions(this.#parts.database, [id])
    this.forget()
  }

  /** Looks all of them up anew, because some were changed. */
  forget(): void {
    this.#remembered = new Map()
  }

  /** Begins to look for sessions that were ended elsewhere. */
  async start(): Promise<void> {
    await this.#forgetOver()
    const look = async () => {
      await this.#forgetEnded().catch(() => {})
      if (!this.#stopped) this.#timer = setTimeout(look, LOOK_EVERY_MS)
    }
    this.#timer = setTimeout(look, LOOK_EVERY_MS)
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  async #forgetEnded(): Promise<void> {
    // With nothing to forget, the database is left alone; what is remembered next is then looked up twice.
    const ended = this.#remembered.size > 0 ? await endedCount(this.#parts.database) : undefined
    if (ended === this.#ended) return
    this.#ended = ended
    this.forget()
  }

  async #forgetOver(): Promise<void> {
    const { database, passwords, now, ofOwner = false } = this.#parts
    await forgetSessions(database, passwords, now(), ofOwner)
  }

  async #lookUp(token: string): Promise<Session | undefined> {
    const remembered = this.#remembered
    const id = await this.#parts.tokens.verify(token)
    if (!id) return undefined
    const session = await this.#read(id)
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    // Where a session was ended meanwhile, another map is in use, and this answer is not remembered.
    remembered.set(token, session)
    return this.#unexpired(session)
  }

  async #read(id: string): Promise<Session | null> {
    const { database, passwords, ofOwner = false } = this.#parts
    const row = await readSession(database, id)
    if (!row || row.passwords !== passwords || (row.origin === OWNER_ORIGIN) !== ofOwner) return null
    const { origin, expires_at: expiresAt } = row
    return { id, rights: new Set(row.rights.split(',')), expiresAt, origin }
  }

  #unexpired(session: Session | null): Session | undefined {
    return session && session.expiresAt > this.#parts.now() ? session : undefined
  }
}
