import { Hono } from 'hono'
import type { Changes, Overview, Reader, Visit } from '../../shared/owner-api.ts'
import { Refusal } from '../http/refusal.ts'
import type { Links } from '../links/links.ts'
import { readOverview } from '../readers/overview.ts'
import { readChanges, readVisits } from '../readers/read-visits.ts'
import type { Readers } from '../readers/readers.ts'
import { readReaders } from '../readers/readers-list.ts'
import { csvTime, toCsv } from './csv.ts'
import { parsePlace } from './list-place.ts'

type OfLink<Told> = Omit<Told, 'link'> & { linkId: string | null }

export interface ReaderRoutesParts {
  readers: Readers
  links: Links
  now: () => number
}

/** Of a link whose row is gone: a database that was restored may know less than the readers. */
const UNKNOWN = 'A link that is gone'
const MINUTE_MS = 60_000

export function readerRoutes({ readers, links, now }: ReaderRoutesParts): Hono {
  const routes = new Hono()
  async function withLinks<Told>(told: OfLink<Told>[]): Promise<Told[]> {
    const all = told.some(({ linkId }) => linkId !== null) ? await links.all() : []
    const known = new Map(all.map(({ id, label }) => [id, label]))
    return told.map(({ linkId, ...rest }) => {
      const link = linkId === null ? null : { id: linkId, label: known.get(linkId) ?? UNKNOWN }
      return { link, ...rest } as Told
    })
  }
  const seenReaders = async () =>
    withLinks<Reader>((await readReaders(readers.store, now())).filter(({ visits }) => visits > 0))

  routes.get('/overview', async (c) => {
    try {
      const zone = c.req.query('zone') || 'UTC'
      const overview = await readOverview(readers.store, readers.site, zone, now())
      return c.json({ ...overview, droppedReads: readers.dropped.lately(now()) } satisfies Overview)
    } catch (error) {
      throw error instanceof RangeError ? new Refusal(400, 'There is no such time zone') : error
    }
  })
  routes.get('/readers', async (c) => c.json(await seenReaders()))
  routes.get('/readers.csv', async (c) => {
    c.header('Content-Type', 'text/csv; charset=utf-8')
    c.header('Content-Disposition', 'attachment; filename="readers.csv"')
    return c.body(readersCsv(await seenReaders()))
  })
  routes.get('/readers.json', async (c) => {
    c.header('Content-Disposition', 'attachment; filename="readers.json"')
    return c.json(await seenReaders())
  })
  routes.get('/visits', async (c) => {
    const link = c.req.query('link')
    const wanted = {
      link: link === 'none' ? null : link || undefined,
      before: parsePlace(c.req.query('before')),
    }
    return c.json(await withLinks<Visit>(await readVisits(readers.store, readers.site, wanted, now())))
  })
  routes.get('/changes', async (c) => {
    const { store, site, buffer } = readers
    const { cursor, visits } = await readChanges(
      store,
      site,
      c.req.query('after') ?? '',
      now(),
      buffer.newest,
    )
    return c.json({ cursor, visits: await withLinks<Visit>(visits) } satisfies Changes)
  })
  return routes
}

function readersCsv(readers: Reader[]): string {
  const header = ['Link', 'Visits', 'Minutes', 'Last seen', 'Came to', 'Page', 'Resume', 'Message', 'Deck']
  return toCsv(
    header,
    readers.map((reader) => [
      reader.link?.label ?? 'Without a link',
      reader.visits,
      Math.round((reader.ms / MINUTE_MS) * 10) / 10,
      csvTime(reader.lastSeenAt),
      reader.furthest,
      reader.furthestPage,
      reader.downloadedResume,
      reader.sentMessage,
      reader.showedDeck,
    ]),
  )
}
