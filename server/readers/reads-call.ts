import type { Context } from 'hono'
import type { ReadBatch } from '../../shared/reads.ts'
import { isMachine } from '../http/machines.ts'
import { readJson } from '../http/read-json.ts'
import { Refusal } from '../http/refusal.ts'
import { isSameSite } from '../http/same-site.ts'
import { senderNetworks } from '../http/sender-networks.ts'
import { linkOfOrigin } from '../sessions/session-rows.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { deviceName, isTabName, parseReads, referrerName } from './parse-reads.ts'
import type { Readers } from './readers.ts'
import { SenderShare } from './sender-share.ts'

/** A page sends one every ten seconds, one a second at most when something is new, and one when it is left. */
const REQUESTS = { windowMs: 10_000, mostOfOne: 200 }
/** A tab that is read for a whole day sends less. */
const LARGEST_BATCH = 100 * 1024

export interface ReadsParts {
  readers: Readers
  /** Of the visitors, whether the site is locked or not. */
  sessions: Sessions
  locked: boolean
  /** The owner's own, whose reading is not counted. */
  owners: Sessions
  siteOrigin: string | undefined
  clientAddress: (c: Context) => string
  now: () => number
}

/** Takes in what a page tells. Its sender never learns what became of it. */
export function readsHandler(parts: ReadsParts): (c: Context) => Promise<Response> {
  const { readers, sessions, locked, now } = parts
  const requests = new SenderShare(REQUESTS)
  return async (c) => {
    try {
      const session = await sessions.ofRequest(c)
      const linkId = linkOfOrigin(session?.origin) ?? null
      const sender = senderOf(parts, c, linkId)
      if (requests.refuses(sender, now())) {
        readers.dropped.add(1, 'one sender', now())
        return c.body(null, 429)
      }
      const isStranger = !isSameSite(c, parts.siteOrigin) || isMachine((name) => c.req.header(name))
      // Without the lock everyone who got as far as a page has been let in.
      if (isStranger || (locked && !session) || (await parts.owners.ofRequest(c))) return c.body(null, 204)
      const batch = parseReads(await readJson(c.req.raw, sender, LARGEST_BATCH), readers.site)
      if (batch) await hear(parts, c, linkId, batch)
      return c.body(null, 204)
    } catch (error) {
      if (error instanceof Refusal) return c.json({ error: error.message }, error.status)
      return c.body(null, 503)
    }
  }
}

/** Notes that a link was opened: by a person or by a machine, which a read of the same tab will tell. */
export async function noteOpening(
  parts: ReadsParts,
  c: Context,
  { linkId, tab, from }: { linkId: string; tab: string; from: string },
): Promise<void> {
  if (!isTabName(tab) || (await parts.owners.ofRequest(c))) return
  const referrer = asksForPrivacy(c) ? '' : referrerName(from)
  await hear(parts, c, linkId, { tab, from: referrer, pages: [] }, true)
}

async function hear(
  parts: ReadsParts,
  c: Context,
  linkId: string | null,
  batch: ReadBatch,
  opening = false,
): Promise<void> {
  const { names, buffer } = parts.readers
  const at = parts.now()
  const isPrivate = batch.private || asksForPrivacy(c)
  buffer.add({
    ...{ linkId, at, opening, batch: { ...batch, private: isPrivate } },
    visitId: await (linkId === null ? names.ofDay(batch.tab, at) : names.ofLink(batch.tab)),
    sender: senderOf(parts, c, linkId),
    device: isPrivate ? '' : deviceName(c.req.header('user-agent') ?? ''),
  })
}

/** Who came by a link has a share of its own: strangers of the same network can't take it. */
function senderOf({ clientAddress }: ReadsParts, c: Context, linkId: string | null): string {
  const network = senderNetworks(clientAddress(c)).at(-1) ?? ''
  return linkId === null ? network : `${network} ${linkId}`
}

/** Global Privacy Control, or Do Not Track. */
function asksForPrivacy(c: Context): boolean {
  return c.req.header('sec-gpc') === '1' || c.req.header('dnt') === '1'
}
