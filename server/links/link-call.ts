import type { Context } from 'hono'
import type { OpenedLink, ReadersDescription } from '../../shared/reads.ts'
import { isMachine } from '../http/machines.ts'
import { readJson } from '../http/read-json.ts'
import { Refusal } from '../http/refusal.ts'
import { isSameSite } from '../http/same-site.ts'
import type { Log } from '../log.ts'
import { readSessionCookie, setSessionCookie } from '../sessions/session-cookie.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Links } from './links.ts'

/** Of what the page of a link tells when it opens one. */
interface Opening {
  linkId: string
  /** The name that the tab has given itself. */
  tab: string
  /** Host name of the page that led here, or empty. */
  from: string
}

export interface LinkParts {
  links: Links
  sessions: Sessions
  lifetimeMs: number
  siteOrigin: string | undefined
  card: Pick<ReadersDescription, 'card' | 'cardScript'>
  clientAddress: (c: Context) => string
  /** Hears of every opening; whether a person is behind it is not known yet. */
  onOpened: (c: Context, opening: Opening) => Promise<void>
  log: Log
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

export function openLinkHandler(parts: LinkParts): (c: Context) => Promise<Response> {
  const { links, sessions, log } = parts
  return async (c) => {
    try {
      if (!isSameSite(c, parts.siteOrigin)) return c.json({ error: 'Not from another site' }, 403)
      if (isMachine((name) => c.req.header(name))) return c.json({ error: 'For people only' }, 403)
      const { tab, from } = await readOpening(c, parts.clientAddress(c))
      const earlier = await sessions.find(readSessionCookie(c.req.header('cookie')))
      const opened = await links.open(c.req.param('token') ?? '', earlier)
      if (!opened) return c.json({ error: 'This link has ended' }, 410)
      const { id, greeting, studies, landing } = opened.link
      setSessionCookie(c, opened.session, parts.lifetimeMs)
      // Nobody waits outside because it could not be noted.
      await parts.onOpened(c, { linkId: id, tab, from }).catch((error: Error) => {
        log(`An opening could not be noted: ${error.message}`, { event: 'reads.lost', level: 'warning' })
      })
      return c.json({ greeting, studies, landing } satisfies OpenedLink)
    } catch (error) {
      if (error instanceof Refusal) return c.json({ error: error.message }, error.status)
      log(`A link could not be opened: ${error instanceof Error ? error.message : error}`, {
        event: 'link.failed',
        level: 'error',
      })
      return c.json({ error: 'The link cannot be checked' }, 503)
    }
  }
}

async function readOpening(c: Context, sender: string): Promise<{ tab: string; from: string }> {
  const body = await readJson(c.req.raw, sender)
  const { tab, from = '' } = (body ?? {}) as Record<string, unknown>
  if (typeof tab !== 'string' || typeof from !== 'string') throw new Refusal(400, 'Send the name of a tab')
  return { tab, from }
}
