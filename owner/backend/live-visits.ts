import { useEffect, useSyncExternalStore } from 'react'
import type { Changes, Visit } from '../../shared/owner-api'
import { refresh } from './answers'
import { call } from './call'

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

let heard: ReadonlyMap<string, HeardVisit> = new Map()
let cursor = ''
let sumsAt = 0
const listeners = new Set<() => void>()

/** Visits that were heard of since the view was opened, newest first. */
export function useHeardVisits(): HeardVisit[] {
  return [...useSyncExternalStore(subscribe, () => heard).values()].sort(
    (a, b) => b.visit.startedAt - a.visit.startedAt,
  )
}

/** Asks for what is new as long as the view can be seen. */
export function useLiveVisits(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let ended = false
    const ask = async () => {
      clearTimeout(timer)
      if (document.visibilityState === 'hidden') return
      await askForChanges()
      if (!ended) timer = setTimeout(ask, ASK_EVERY_MS)
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      ended = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [])
}

export function forgetVisits(): void {
  heard = new Map()
  cursor = ''
}

async function askForChanges(): Promise<void> {
  try {
    const changes = await call<Changes>('GET', `changes?after=${encodeURIComponent(cursor)}`)
    cursor = changes.cursor
    hear(changes.visits)
  } catch {
    // Asked again in a moment; the screens say what is wrong.
  }
}

function hear(visits: Visit[]): void {
  const now = Date.now()
  const ended = [...heard.values()].filter(({ visit, heardAt }) => visit.open && now - heardAt > OPEN_MS)
  if (visits.length === 0 && ended.length === 0) return
  // Or has turned out to be a person's.
  const isNew = visits.some(({ id, kind }) => heard.get(id)?.visit.kind !== kind)
  const next = new Map(heard)
  for (const { visit, heardAt } of ended) next.set(visit.id, { visit: { ...visit, open: false }, heardAt })
  for (const visit of visits) {
    const before = heard.get(visit.id)
    // Some are told twice: then it is no newer than it was.
    const heardAt = before?.visit.lastSeenAt === visit.lastSeenAt ? before.heardAt : now
    next.set(visit.id, { visit, heardAt })
  }
  heard = next
  for (const notify of listeners) notify()
  if (!isNew && now - sumsAt < SUMS_EVERY_MS) return
  sumsAt = now
  refresh('overview', 'readers', 'visits')
  if (visits.some(({ spans }) => spans.some(({ events }) => events.some(({ kind }) => kind === 'message'))))
    refresh('messages')
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
