import { GENERAL, studyRight } from '../../shared/lock.ts'
import { type Link, type LinkChoices, type LinkFields, NEW_LINK } from '../../shared/owner-api.ts'
import type { Database, LinkRow } from '../database/database.ts'
import { linkOrigin } from '../sessions/session-rows.ts'
import type { Session, Sessions } from '../sessions/sessions.ts'
import { type LinkMistakes, parseLinkFields } from './link-fields.ts'
import { allLinks, findLink, insertLink, updateLink, withLink } from './link-rows.ts'
import { linkTokenHash, newLinkToken } from './link-token.ts'

interface LinksParts {
  database: Database
  /** Those of this process, which hear at once of a link that is revoked. Other processes do within a second. */
  sessions?: Sessions | undefined
  choices: LinkChoices
  now: () => number
}

/** A link as it is after a change; undefined when there is none. */
type Changed = { link: Link } | LinkMistakes | undefined

/** The links for recipients, and what they open. */
export class Links {
  readonly #parts: LinksParts
  constructor(parts: LinksParts) {
    this.#parts = parts
  }

  get choices(): LinkChoices {
    return this.#parts.choices
  }

  async all(): Promise<Link[]> {
    return (await allLinks(this.#parts.database)).map(toLink)
  }

  /** From what somebody has typed. The token is known this one time only. */
  async add(body: unknown): Promise<{ link: Link; token: string } | LinkMistakes> {
    const { database, choices, now } = this.#parts
    const fields = parseLinkFields(body, NEW_LINK, choices)
    if ('mistakes' in fields) return fields
    const token = newLinkToken()
    const row: LinkRow = {
      id: crypto.randomUUID(),
      token_hash: (await linkTokenHash(token)) ?? '',
      ...toColumns(fields),
      created_at: now(),
      revoked_at: null,
      first_opened_at: null,
    }
    database.check()
    await insertLink(database, row)
    return { link: toLink(row), token }
  }

  change(id: string, body: unknown): Promise<Changed> {
    return this.#update(id, (link) => parseLinkFields(body, link, this.choices))
  }

  /** What it has opened is closed with the next request. */
  revoke(id: string): Promise<Changed> {
    return this.#update(id, () => ({ revokedAt: this.#parts.now() }))
  }

  restore(id: string): Promise<Changed> {
    return this.#update(id, () => ({ revokedAt: null }))
  }

  /** Undefined when it has ended or never was one. */
  async find(token: string): Promise<Link | undefined> {
    const { database, now } = this.#parts
    const hash = await linkTokenHash(token)
    const row = hash && (await findLink(database.queries, 'token_hash', hash))
    return row && isValid(row, now()) ? toLink(row) : undefined
  }

  /** Whether a browser need not be given another session, because its own will last as long. */
  isOpen({ id, expiresAt }: Link, earlier: Session | undefined): boolean {
    const long = this.#parts.now() + (this.#parts.sessions?.lifetimeMs ?? 0) / 2
    return earlier?.origin === linkOrigin(id) && earlier.expiresAt >= Math.min(long, expiresAt ?? Infinity)
  }

  /** The token of a session that belongs to the link; undefined when the link has ended. */
  async open({ id }: Link, earlier: Session | undefined): Promise<string | undefined> {
    const { database, sessions, now } = this.#parts
    return withLink(database, id, async (row, transaction) => {
      if (!isValid(row, now())) return undefined
      // Who has given a password keeps what that opens, until the link ends; another link's rights stay with that link.
      const keeps = earlier && [null, linkOrigin(id)].includes(earlier.origin)
      const rights = new Set([...rightsOf(row), ...(keeps ? earlier.rights : [])])
      return sessions?.open(rights, linkOrigin(id), row.expires_at ?? undefined, transaction)
    })
  }

  async #update(id: string, change: (link: Link) => Partial<Link> | LinkMistakes): Promise<Changed> {
    const { database, sessions } = this.#parts
    database.check()
    const outcome = await withLink(database, id, async (row, transaction) => {
      const before = toLink(row)
      const changes = change(before)
      if ('mistakes' in changes) return changes
      const link = { ...before, ...changes }
      const columns = { ...toColumns(link), revoked_at: link.revokedAt }
      await updateLink(transaction, row, columns, rightsOf)
      return { link }
    })
    sessions?.clearCache()
    return outcome
  }
}

function isValid({ revoked_at, expires_at }: LinkRow, now: number): boolean {
  return revoked_at === null && (expires_at === null || expires_at > now)
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
