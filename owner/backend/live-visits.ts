import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Changes, Visit } from '../../shared/owner-api'
import { call } from './call'
import { refresh } from './query-client'

/** With the second in which the server gathers what it hears, a reader's news is drawn well within five. */
const ASK_EVERY_MS = 1000
/** Sums may lag behind the visits. */
const SUMS_EVERY_MS = 9000
/** A visit of which nothing was heard for so long has ended. */
const OPEN_MS = 30_000

export interface HeardVisit {
  visit: Visit
  /** By this browser's clock, which need not be the server's. */
  heardAt: number
}

interface Heard {
  cursor: string
  /** Since the view was opened, newest first. */
  visits: HeardVisit[]
  /** When the sums were asked for last. */
  sumsAt: number
}

/** Asked again and again as long as the view can be seen. */
const heardQuery = queryOptions({
  queryKey: ['changes'],
  queryFn: async ({ client, queryKey }): Promise<Heard> => {
    const before = client.getQueryData<Heard>(queryKey) ?? { cursor: '', visits: [], sumsAt: 0 }
    const { cursor, visits } = await call<Changes>(
      'GET',
      `changes?after=${encodeURIComponent(before.cursor)}`,
    )
    return hear(before, cursor, visits, Date.now())
  },
  refetchInterval: ASK_EVERY_MS,
})

/** Visits that were heard of since the view was opened, newest first. */
export function useHeardVisits(): HeardVisit[] {
  return useQuery({ ...heardQuery, select: ({ visits }) => visits }).data ?? []
}

function hear(before: Heard, cursor: string, news: Visit[], now: number): Heard {
  const known = new Map(before.visits.map((heard) => [heard.visit.id, heard]))
  const ended = before.visits.filter(({ visit, heardAt }) => visit.open && now - heardAt > OPEN_MS)
  if (news.length === 0 && ended.length === 0) return { ...before, cursor }
  // Or has turned out to be a person's.
  const isNew = news.some(({ id, kind }) => known.get(id)?.visit.kind !== kind)
  for (const { visit, heardAt } of ended) known.set(visit.id, { visit: { ...visit, open: false }, heardAt })
  for (const visit of news) {
    const last = known.get(visit.id)
    // Some are told twice: then it is no newer than it was.
    const heardAt = last?.visit.lastSeenAt === visit.lastSeenAt ? last.heardAt : now
    known.set(visit.id, { visit, heardAt })
  }
  const visits = [...known.values()].sort((a, b) => b.visit.startedAt - a.visit.startedAt)
  if (!isNew && now - before.sumsAt < SUMS_EVERY_MS) return { ...before, cursor, visits }
  refresh('overview', 'readers', 'visits')
  if (news.some(({ spans }) => spans.some(({ events }) => events.some(({ kind }) => kind === 'message'))))
    refresh('messages')
  return { cursor, visits, sumsAt: now }
}
