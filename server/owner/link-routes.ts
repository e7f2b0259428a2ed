import { type Context, Hono } from 'hono'
import type { Link, NewLink, OwnerLink, Refused } from '../../shared/owner-api.ts'
import { LINK_PATH } from '../../shared/reads.ts'
import { readJson } from '../http/read-json.ts'
import type { LinkMistakes } from '../links/link-fields.ts'
import type { Links } from '../links/links.ts'
import type { Readers } from '../readers/readers.ts'
import { readReaders } from '../readers/readers-list.ts'
import { csvTime, toCsv } from './csv.ts'

export interface LinkRoutesParts {
  links: Links
  readers: Readers
  siteOrigin: string | undefined
  clientAddress: (c: Context) => string
  now: () => number
}

const UNREAD = { openings: 0, probablyScanners: 0, lastSeenAt: null }

export function linkRoutes({ links, readers, siteOrigin, clientAddress, now }: LinkRoutesParts): Hono {
  const routes = new Hono()
  /** With what was read by each. */
  async function counted(all: Link[]): Promise<OwnerLink[]> {
    const sums = readers.isReady ? await readReaders(readers.store, now()) : []
    const known = new Map(
      sums.map(({ linkId, openings, probablyScanners, lastSeenAt }) => [
        linkId ?? '',
        { openings, probablyScanners, lastSeenAt: lastSeenAt || null },
      ]),
    )
    return all.map((link) => ({ ...link, ...(known.get(link.id) ?? UNREAD) }))
  }
  const read = (c: Context) => readJson(c.req.raw, clientAddress(c))
  const wrong = (c: Context, { mistakes }: LinkMistakes) =>
    c.json({ error: 'Some fields are missing or wrong', fields: mistakes } satisfies Refused, 400)
  const changed = async (c: Context, outcome: { link: Link } | LinkMistakes | undefined) => {
    if (!outcome) return c.json({ error: 'There is no such link' }, 404)
    return 'mistakes' in outcome ? wrong(c, outcome) : c.json((await counted([outcome.link]))[0])
  }

  const { pages, studies } = links.choices
  routes.get('/choices', (c) => c.json({ pages, studies }))
  routes.get('/links', async (c) => c.json(await counted(await links.all())))
  routes.get('/links.csv', async (c) => {
    c.header('Content-Type', 'text/csv; charset=utf-8')
    c.header('Content-Disposition', 'attachment; filename="links.csv"')
    return c.body(linksCsv(await counted(await links.all())))
  })
  routes.post('/links', async (c) => {
    const added = await links.add(await read(c))
    if ('mistakes' in added) return wrong(c, added)
    const url = `${siteOrigin ?? new URL(c.req.url).origin}${LINK_PATH}/${added.token}`
    return c.json({ link: { ...added.link, ...UNREAD }, url } satisfies NewLink, 201)
  })
  routes.patch('/links/:id', async (c) => changed(c, await links.change(c.req.param('id'), await read(c))))
  routes.post('/links/:id/revoke', async (c) => changed(c, await links.revoke(c.req.param('id'))))
  routes.post('/links/:id/restore', async (c) => changed(c, await links.restore(c.req.param('id'))))
  return routes
}

function linksCsv(links: OwnerLink[]): string {
  const header = ['Link', 'Made', 'Ends', 'Revoked', 'Opens at', 'Openings', 'Probably scanners', 'Last seen']
  return toCsv(
    [...header, 'Greeting', 'Note'],
    links.map((link) => [
      link.label,
      ...[link.createdAt, link.expiresAt, link.revokedAt].map(csvTime),
      link.landing,
      link.openings,
      link.probablyScanners,
      csvTime(link.lastSeenAt),
      link.greeting,
      link.note,
    ]),
  )
}
