import type { Context } from 'hono'
import type { OpenedLink, ReadersDescription } from '../../shared/reads.ts'
import { isMachine } from '../http/machines.ts'
import { NetworkLimits } from '../http/network-limits.ts'
import { readJson } from '../http/read-json.ts'
import { Refusal } from '../http/refusal.ts'
import { isSameSite } from '../http/same-site.ts'
import { senderNetworks } from '../http/sender-networks.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Links } from './links.ts'

/** Of one link: more than the people behind the address of one office. */
const MOST_OPENINGS = 30
const WINDOW_MS = 10 * 60_000

export interface LinkParts {
  links: Links
  sessions: Sessions
  siteOrigin: string | undefined
  card: Pick<ReadersDescription, 'card' | 'cardScript'>
  clientAddress: (c: Context) => string
  now: () => number
}

/** What is known of an opening; whether a person is behind it is not known yet. */
interface Opening {
  linkId: string
  /** The name that the tab has given itself. */
  tab: string
  /** Host name of the page that led here, or empty. */
  from: string
}

/** The token must not reach other sites, nor the page's words a search engine. */
function cardHeaders(script: string): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `default-src 'none'; script-src '${script}'; style-src 'unsafe-inline'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
    'X-Frame-Options': 'DENY',
  }
}

/**
 * Every link is answered with the same small page, whether it is good or not: a neutral card for machines. Only what runs
 * its script comes further, and that is what opens the link.
 */
export function linkPageHandler({ card }: LinkParts): (c: Context) => Response {
  const headers = cardHeaders(card.cardScript)
  return (c) => c.body(card.card, 200, headers)
}

/** A browser keeps its session however often it opens the link; beyond the limit its openings are no longer noted. */
export function openLinkHandler({ links, sessions, siteOrigin, clientAddress, now }: LinkParts) {
  const limits = new NetworkLimits(MOST_OPENINGS, WINDOW_MS)
  return async (c: Context): Promise<{ response: Response; opening?: Opening }> => {
    const refuse = (error: string, status: 403 | 410 | 429) => ({ response: c.json({ error }, status) })
    if (!isSameSite(c, siteOrigin)) return refuse('Not from another site', 403)
    if (isMachine((name) => c.req.header(name))) return refuse('For people only', 403)
    const networks = senderNetworks(clientAddress(c))
    const { tab, from = '' } = ((await readJson(c.req.raw, networks.at(-1) ?? '')) ?? {}) as Record<
      string,
      unknown
    >
    if (typeof tab !== 'string' || typeof from !== 'string') throw new Refusal(400, 'Send the name of a tab')
    const link = await links.find(c.req.param('token') ?? '')
    if (!link) return refuse('This link has ended', 410)

    const networksFor = (purpose: string) => networks.map((network) => `${purpose} ${link.id} ${network}`)
    const earlier = await sessions.ofRequest(c)
    if (!links.isOpen(link, earlier)) {
      const wait = limits.waitMs(networksFor('session'), now())
      if (wait > 0) {
        c.header('Retry-After', String(Math.ceil(wait / 1000)))
        return refuse('This link was opened too often', 429)
      }
      limits.add(networksFor('session'), now())
      const token = await links.open(link, earlier)
      if (!token) return refuse('This link has ended', 410)
      sessions.cookie.set(c, token)
    }
    const { greeting, studies, landing } = link
    const response = c.json({ greeting, studies, landing } satisfies OpenedLink)
    if (limits.waitMs(networksFor('note'), now()) > 0) return { response }
    limits.add(networksFor('note'), now())
    return { response, opening: { linkId: link.id, tab, from } }
  }
}
