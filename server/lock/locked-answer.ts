import { GENERAL } from '../../shared/lock.ts'
import {
  answerStatic,
  type HeaderReader,
  negotiate,
  requestedPath,
  type StaticAnswer,
  type StaticSite,
} from '../http/static-answer.ts'
import type { Session } from '../sessions/sessions.ts'

/** Nothing of the answer to a stranger is kept. The scheme is one that no browser has a window for. */
const LOCKED_HEADERS = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'WWW-Authenticate': 'Session realm="portfolio"',
}

/** Machines that unfold a pasted link. They take no notice of an answer that is an error. */
const UNFOLDING =
  /Slackbot|Twitterbot|facebookexternalhit|LinkedInBot|WhatsApp|Discordbot|TelegramBot|SkypeUriPreview|Mastodon|Bluesky|Pinterestbot|redditbot/i

/** A locked site's answer: a file that is not open goes to sessions that have its right, whether it exists or not. */
export function answerLocked(
  site: StaticSite,
  method: string,
  target: string,
  header: HeaderReader,
  session: Session | undefined,
): StaticAnswer {
  const path = requestedPath(target)
  const file = path === undefined ? undefined : site.files.get(path)
  const needed = file ? file.right : GENERAL
  if (needed === undefined || session?.rights.has(needed)) return answerStatic(site, method, target, header)
  return isNavigation(method, path ?? '', header)
    ? gate(site, header)
    : { status: 401, headers: CLOSED_HEADERS, body: CLOSED }
}

/** Old browsers don't say what they ask for, but which kinds they take; machines often not even that. */
function isNavigation(method: string, path: string, header: HeaderReader): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const mode = header('sec-fetch-mode')
  if (mode) return mode === 'navigate'
  return (header('accept') ?? '').includes('text/html') || !/\.\w+$/.test(path)
}

function isUnfolding(header: HeaderReader): boolean {
  return UNFOLDING.test(header('user-agent') ?? '')
}

function gate(site: StaticSite, header: HeaderReader): StaticAnswer {
  if (!site.gate) throw new Error('The built site has no gate')
  const { headers, body } = negotiate(site.gate, header)
  return { status: isUnfolding(header) ? 200 : 401, headers: { ...headers, ...LOCKED_HEADERS }, body }
}

const CLOSED = new TextEncoder().encode('Closed\n')
const CLOSED_HEADERS = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Content-Length': String(CLOSED.length),
  'X-Content-Type-Options': 'nosniff',
  ...LOCKED_HEADERS,
}
