import type { Context } from 'hono'
import { isMachine } from '../http/machines.ts'
import { readJson } from '../http/read-json.ts'
import { Refusal } from '../http/refusal.ts'
import { isSameSite } from '../http/same-site.ts'
import { senderNetworks } from '../http/sender-networks.ts'
import { deviceName } from './device.ts'
import { hostName, isTabName, parseReads } from './parse-reads.ts'
import type { ReadBuffer } from './read-buffer.ts'
import { RequestLimits } from './request-limits.ts'
import type { SitePages } from './stages.ts'
import type { VisitNames } from './visit-names.ts'

export interface ReadsParts {
  buffer: ReadBuffer
  names: VisitNames
  site: SitePages
  siteOrigin: string | undefined
  clientAddress: (c: Context) => string
  /** The link that the visitor came by; undefined for a stranger, whose reads count for nothing. */
  visitorOf: (c: Context) => Promise<{ linkId: string | null } | undefined>
  isOwner: (c: Context) => Promise<boolean>
  now: () => number
}

/** Takes in what a page tells. Its sender never learns what became of it. */
export function readsHandler(parts: ReadsParts): (c: Context) => Promise<Response> {
  const { buffer, names, site, now } = parts
  const limits = new RequestLimits()
  return async (c) => {
    const network = senderNetworks(parts.clientAddress(c)).at(-1) ?? ''
    if (!limits.allows(network, now())) return c.body(null, 429)
    try {
      const body = await readJson(c.req.raw, network)
      if (!isSameSite(c, parts.siteOrigin) || isMachine((name) => c.req.header(name)))
        return c.body(null, 204)
      const batch = parseReads(body, (path) => site.has(path))
      const visitor = batch && (await parts.visitorOf(c))
      if (!batch || !visitor || (await parts.isOwner(c))) return c.body(null, 204)
      const { linkId } = visitor
      const visitId = await (linkId === null ? names.ofDay(batch.tab, now()) : names.ofLink(batch.tab))
      const asked = batch.private || asksForPrivacy(c)
      const device = asked ? '' : deviceName(c.req.header('user-agent') ?? '')
      buffer.add({
        visitId,
        linkId,
        at: now(),
        device,
        opening: false,
        batch: { ...batch, private: Boolean(asked) },
      })
      return c.body(null, 204)
    } catch (error) {
      if (error instanceof Refusal) return c.json({ error: error.message }, error.status)
      return c.body(null, 503)
    }
  }
}

/** Notes that a link was opened: by a person or by a machine, which a read of the same tab will tell. */
export async function noteOpening(
  { buffer, names, now, isOwner }: ReadsParts,
  c: Context,
  { linkId, tab, from }: { linkId: string; tab: string; from: string },
): Promise<void> {
  if (!isTabName(tab) || (await isOwner(c))) return
  const asked = asksForPrivacy(c)
  buffer.add({
    visitId: await names.ofLink(tab),
    linkId,
    at: now(),
    device: asked ? '' : deviceName(c.req.header('user-agent') ?? ''),
    opening: true,
    batch: { tab, from: asked ? '' : hostName(from), private: asked, pages: [] },
  })
}

/** Global Privacy Control, or Do Not Track. */
function asksForPrivacy(c: Context): boolean {
  return c.req.header('sec-gpc') === '1' || c.req.header('dnt') === '1'
}
