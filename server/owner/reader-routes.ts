import { Hono } from 'hono'
import type { Changes, Overview, Reader, Visit } from '../../shared/owner-api.ts'
import { Refusal } from '../http/refusal.ts'
import { csvTime, toCsv } from './csv.ts'
import { type ListPlace, parsePlace } from './list-place.ts'

type OfLink<Told> = Omit<Told, 'link'> & { linkId: string | null }

/** What can be asked about readers; links are told by their ids. */
interface ReaderQuestions {
  overview: (zone: string) => Promise<Overview>
  readers: () => Promise<OfLink<Reader>[]>
  visits: (wanted: {
    link: string | null | undefined
    before: ListPlace | undefined
  }) => Promise<OfLink<Visit>[]>
  changes: (after: string) => Promise<Omit<Changes, 'visits'> & { visits: OfLink<Visit>[] }>
}

export interface ReaderRoutesParts {
  questions: ReaderQuestions
  /** Of every link. */
  labels: () => Promise<Map<string, string>>
}

/** Of a link whose row is gone: a database that was restored may know less than the readers. */
const UNKNOWN = 'A link that is gone'
const MINUTE_MS = 60_000

export function readerRoutes({ questions, labels }: ReaderRoutesParts): Hono {
  const routes = new Hono()
  async function withLinks<Told>(told: OfLink<Told>[]): Promise<Told[]> {
    const known = told.some(({ linkId }) => linkId !== null) ? await labels() : new Map<string, string>()
    return told.map(({ linkId, ...rest }) => {
      const link = linkId === null ? null : { id: linkId, label: known.get(linkId) ?? UNKNOWN }
      return { link, ...rest } as Told
    })
  }
  const readers = async () =>
    withLinks<Reader>((await questions.readers()).filter(({ visits }) => visits > 0))

  routes.get('/overview', async (c) => {
    try {
      return c.json(await questions.overview(c.req.query('zone') || 'UTC'))
    } catch (error) {
      throw error instanceof RangeError ? new Refusal(400, 'There is no such time zone') : error
    }
  })
  routes.get('/readers', async (c) => c.json(await readers()))
  routes.get('/readers.csv', async (c) => {
    c.header('Content-Type', 'text/csv; charset=utf-8')
    c.header('Content-Disposition', 'attachment; filename="readers.csv"')
    return c.body(readersCsv(await readers()))
  })
  routes.get('/visits', async (c) => {
    const link = c.req.query('link')
    const wanted = {
      link: link === 'none' ? null : link || undefined,
      before: parsePlace(c.req.query('before')),
    }
    return c.json(await withLinks<Visit>(await questions.visits(wanted)))
  })
  routes.get('/changes', async (c) => {
    const { cursor, visits } = await questions.changes(c.req.query('after') ?? '')
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
