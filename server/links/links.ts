import { GENERAL, studyRight } from '../../shared/lock.ts'
import type { LinkFields } from '../../shared/owner-api.ts'
import type { Database, LinkRow } from '../database/database.ts'
import { linkOrigin } from '../sessions/session-rows.ts'
import type { Session, Sessions } from '../sessions/sessions.ts'
import { allLinks, insertLink, linkByHash, updateLink } from './link-rows.ts'
import { linkTokenHash, newLinkToken } from './link-token.ts'

/** A link as it can be shown: all but the hash of its token. */
export interface Link extends LinkFields {
  id: string
  createdAt: number
  revokedAt: number | null
}

interface LinksParts {
  database: Database
  /** Those of this process, which hear at once of a link that is revoked. Other processes do within a second. */
  sessions?: Sessions | undefined
  now: () => number
}

/** The links for recipients, and what they open. */
export class Links {
  readonly #parts: LinksParts
  constructor(parts: LinksParts) {
    this.#parts = parts
  }

  async all(): Promise<Link[]> {
    return (await allLinks(this.#parts.database)).map(toLink)
  }

  /** The only time that the token is known. */
  async add(fields: LinkFields): Promise<{ link: Link; token: string }> {
    const token = newLinkToken()
    const row: LinkRow = {
      id: crypto.randomUUID(),
      token_hash: (await linkTokenHash(token)) ?? '',
      ...toColumns(fields),
      created_at: this.#parts.now(),
      revoked_at: null,
      first_opened_at: null,
    }
    this.#parts.database.check()
    await insertLink(this.#parts.database, row)
    return { link: toLink(row), token }
  }

  /** Undefined when there is none. */
  change(id: string, fields: LinkFields): Promise<Link | undefined> {
    return this.#update(id, toColumns(fields))
  }

  /** What it has opened is closed with the next request. */
  revoke(id: string): Promise<Link | undefined> {
    return this.#update(id, { revoked_at: this.#parts.now() })
  }

  restore(id: string): Promise<Link | undefined> {
    return this.#update(id, { revoked_at: null })
  }

  /** A session that belongs to the link; undefined when the link has ended or never was one. */
  async open(
    token: string,
    earlier: Session | undefined,
  ): Promise<{ link: Link; session: string } | undefined> {
    const { database, sessions, now } = this.#parts
    const hash = await linkTokenHash(token)
    const row = hash && (await linkByHash(database, hash))
    if (!row || !sessions || row.revoked_at !== null) return undefined
    if (row.expires_at !== null && row.expires_at <= now()) return undefined
    // Who has given a password keeps what that opens, until the link ends; another link's rights stay with that link.
    const kept = earlier && earlier.origin === null ? earlier.rights : []
    const rights = new Set([...kept, ...rightsOf(row)])
    const session = await sessions.open(rights, linkOrigin(row.id), row.expires_at ?? undefined)
    return { link: toLink(row), session }
  }

  async #update(id: string, changes: Partial<LinkRow>): Promise<Link | undefined> {
    const row = await updateLink(this.#parts.database, id, changes, rightsOf)
    this.#parts.sessions?.forget()
    return row && toLink(row)
  }
}

function rightsOf({ opens }: Pick<LinkRow, 'opens'>): string[] {
  return [GENERAL, ...toList(opens).map(studyRight)]
}

function toLink(row: LinkRow): Link {
  const { id, label, greeting, landing, note } = row
  return {
    ...{ id, label, greeting, landing, note },
    studies: toList(row.studies),
    opens: toList(row.opens),
    expiresAt: row.expires_at,
    mailFirstOpening: row.mail_first_opening === 1,
    createdAt: row.created_at,
    revokedAt: row.revoked_at,
  }
}

function toColumns({ label, greeting, landing, note, ...fields }: LinkFields) {
  return {
    ...{ label, greeting, landing, note },
    studies: fields.studies.join(','),
    opens: fields.opens.join(','),
    expires_at: fields.expiresAt,
    mail_first_opening: fields.mailFirstOpening ? 1 : 0,
  }
}

function toList(text: string): string[] {
  return text === '' ? [] : text.split(',')
}
