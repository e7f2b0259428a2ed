import { type Context, Hono } from 'hono'
import type { LinkFields, NewLink, OwnerLink, Refused } from '../../shared/owner-api.ts'
import { LINK_PATH } from '../../shared/reads.ts'
import { readJson } from '../http/read-json.ts'
import type { LinkDesk } from '../links/link-desk.ts'
import type { Link } from '../links/links.ts'
import type { Readers } from '../readers/readers.ts'
import { readReaders } from '../readers/readers-list.ts'
import { csvTime, toCsv } from './csv.ts'

type Mistakes = { mistakes: Partial<Record<keyof LinkFields, string>> }

export interface LinkRoutesParts {
  links: LinkDesk
  readers: Readers
  siteOrigin: string | undefined
  clientAddress: (c: Context) => string
  now: () => number
}

const UNREAD = { openings: 0, probablyScanners: 0, lastSeenAt: null }

export function linkRoutes({ links, readers, siteOrigin, clientAddress, now }: LinkRoutesParts): Hono {
  const routes = new Hono()
  /** What was read by each link. */
  const counts = async () => {
    const sums = readers.isReady ? await readReaders(readers.store, now()) : []
    return new Map(
      sums.map(({ linkId, openings, probablyScanners, lastSeenAt }) => [
        linkId ?? '',
        { openings, probablyScanners, lastSeenAt: lastSeenAt || null },
      ]),
    )
  }
  const counted = async (link: Link): Promise<OwnerLink> => ({
    ...link,
    ...((await counts()).get(link.id) ?? UNREAD),
  })
  const wrong = (c: Context, { mistakes }: Mistakes) =>
    c.json({ error: 'Some fields are missing or wrong', fields: mistakes } satisfies Refused, 400)
  const none = (c: Context) => c.json({ error: 'There is no such link' }, 404)
  const allCounted = async (): Promise<OwnerLink[]> => {
    const [all, known] = await Promise.all([links.all(), counts()])
    return all.map((link) => ({ ...link, ...(known.get(link.id) ?? UNREAD) }))
  }

  routes.get('/choices', (c) => c.json(links.choices))
  routes.get('/links', async (c) => c.json(await allCounted()))
  routes.get('/links.csv', async (c) => {
    c.header('Content-Type', 'text/csv; charset=utf-8')
    c.header('Content-Disposition', 'attachment; filename="links.csv"')
    return c.body(linksCsv(await allCounted()))
  })
  routes.post('/links', async (c) => {
    const added = await links.add(await readJson(c.req.raw, clientAddress(c)))
    if ('mistakes' in added) return wrong(c, added)
    const origin = siteOrigin ?? new URL(c.req.url).origin
    const url = `${origin}${LINK_PATH}/${added.token}`
    return c.json({ link: await counted(added.link), url } satisfies NewLink, 201)
  })
  routes.patch('/links/:id', async (c) => {
    const changed = await links.change(c.req.param('id'), await readJson(c.req.raw, clientAddress(c)))
    if (!changed) return none(c)
    return 'mistakes' in changed ? wrong(c, changed) : c.json(await counted(changed.link))
  })
  for (const deed of ['revoke', 'restore'] as const) {
    routes.post(`/links/:id/${deed}`, async (c) => {
      const link = await links[deed](c.req.param('id'))
      return link ? c.json(await counted(link)) : none(c)
    })
  }
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
