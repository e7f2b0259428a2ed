import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import type { Database, Schema } from '../database/database.ts'
import { sessionCookie } from './session-cookie.ts'
import {
  deleteExpired,
  deleteOutdated,
  endedCount,
  endSessions,
  extendSession,
  insertSession,
  OWNER_ORIGIN,
  readSession,
} from './session-rows.ts'
import { newSessionId, type SessionTokens } from './session-token.ts'

/** An ended session is refused within a second by every process: this often each looks whether one was ended. */
const LOOK_EVERY_MS = 250
const DELETE_EVERY_MS = 60 * 60_000
/** Beyond so many, all are looked up anew. */
const MOST_REMEMBERED = 10_000

export interface Session {
  id: string
  rights: ReadonlySet<string>
  expiresAt: number
  /** What it was opened with, where that was no password. */
  origin: string | null
}

/** At once for a token that is remembered. */
type Found = Session | undefined | Promise<Session | undefined>

export interface SessionParts {
  database: Database
  tokens: SessionTokens
  /** Of the passwords that are valid now. */
  passwords: string
  lifetimeMs: number
  siteOrigin?: string | undefined
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
  readonly lifetimeMs: number
  readonly cookie: ReturnType<typeof sessionCookie>
  #remembered = new Map<string, Session | null>()
  #ended: number | undefined
  #look: ReturnType<typeof setTimeout> | undefined
  #deletion: ReturnType<typeof setInterval> | undefined
  #stopped = false

  constructor(parts: SessionParts) {
    this.#parts = parts
    this.lifetimeMs = parts.lifetimeMs
    this.cookie = parts.ofOwner
      ? sessionCookie('portfolio-owner', 'Strict', parts)
      : sessionCookie('portfolio-session', 'Lax', parts)
  }

  /** The token of a new session, which ends with whatever it was opened with (`until`). */
  async open(
    rights: Iterable<string>,
    origin: string | null = null,
    until = Infinity,
    queries: Kysely<Schema> = this.#parts.database.queries,
  ): Promise<string> {
    const { database, tokens, passwords, lifetimeMs, now } = this.#parts
    database.check()
    const id = newSessionId()
    const times = { opened_at: now(), expires_at: Math.min(now() + lifetimeMs, until) }
    await insertSession({ queries }, { id, ...times, rights: [...rights].join(','), origin, passwords })
    return tokens.sign(id)
  }

  /**
   * A session that has these rights besides those of an earlier one, which it takes the place of. What a link has opened
   * ends with that link, and so does all that is added to it.
   */
  async extend(
    earlier: Session | undefined,
    given: string[],
  ): Promise<{ token: string; rights: ReadonlySet<string> }> {
    const { database, tokens, lifetimeMs, now } = this.#parts
    database.check()
    const id = newSessionId()
    const times = earlier?.origin === null && { opened_at: now(), expires_at: now() + lifetimeMs }
    const rights = earlier && (await extendSession(database, earlier.id, { id, ...times }, given))
    if (!rights) return { token: await this.open(given), rights: new Set(given) }
    this.clearCache()
    return { token: await tokens.sign(id), rights }
  }

  ofRequest(c: Context): Found {
    return this.ofHeaders((name) => c.req.header(name))
  }

  ofHeaders(header: (name: string) => string | undefined): Found {
    return this.find(this.cookie.read(header))
  }

  find(token: string | undefined): Found {
    if (!token) return undefined
    const known = this.#remembered.get(token)
    return known === undefined ? this.#lookUp(token) : this.#unexpired(known)
  }

  async end(id: string): Promise<void> {
    await endSessions(this.#parts.database, [id])
    this.clearCache()
  }

  /** All of them are looked up anew, because some were changed. */
  clearCache(): void {
    this.#remembered = new Map()
  }

  /** Begins to look for sessions that were ended elsewhere, and to delete what nobody can use any more. */
  async start(): Promise<void> {
    const { database, passwords, now, ofOwner = false } = this.#parts
    await deleteOutdated(database, passwords, ofOwner)
    await deleteExpired(database, now())
    const look = async () => {
      await this.#noticeEnded().catch(() => {})
      if (!this.#stopped) this.#look = setTimeout(look, LOOK_EVERY_MS)
    }
    this.#look = setTimeout(look, LOOK_EVERY_MS)
    this.#deletion = setInterval(() => void deleteExpired(database, now()).catch(() => {}), DELETE_EVERY_MS)
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#look)
    clearInterval(this.#deletion)
  }

  async #noticeEnded(): Promise<void> {
    // With nothing to forget, the database is left alone; what is remembered next is then looked up twice.
    const ended = this.#remembered.size > 0 ? await endedCount(this.#parts.database) : undefined
    if (ended === this.#ended) return
    this.#ended = ended
    this.clearCache()
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
