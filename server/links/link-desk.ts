import { type LinkChoices, type LinkFields, NEW_LINK } from '../../shared/owner-api.ts'
import { parseLinkFields } from './link-fields.ts'
import type { Link, Links } from './links.ts'

type Mistakes = Partial<Record<keyof LinkFields, string>>

/** Makes and changes links from what somebody has typed. */
export class LinkDesk {
  readonly #links: Links
  readonly choices: LinkChoices
  constructor(links: Links, choices: LinkChoices) {
    this.#links = links
    this.choices = choices
  }

  all(): Promise<Link[]> {
    return this.#links.all()
  }

  async add(body: unknown): Promise<{ link: Link; token: string } | { mistakes: Mistakes }> {
    const { fields, mistakes } = parseLinkFields(body, NEW_LINK, this.choices)
    return Object.keys(mistakes).length > 0 ? { mistakes } : this.#links.add(fields)
  }

  /** Undefined when there is none. */
  async change(id: string, body: unknown): Promise<{ link: Link } | { mistakes: Mistakes } | undefined> {
    const before = (await this.all()).find((link) => link.id === id)
    if (!before) return undefined
    const { fields, mistakes } = parseLinkFields(body, before, this.choices)
    if (Object.keys(mistakes).length > 0) return { mistakes }
    const link = await this.#links.change(id, fields)
    return link && { link }
  }

  revoke(id: string): Promise<Link | undefined> {
    return this.#links.revoke(id)
  }

  restore(id: string): Promise<Link | undefined> {
    return this.#links.restore(id)
  }
}
