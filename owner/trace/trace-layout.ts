import type { PageSpan, Visit } from '../../shared/owner-api'
import { type Interval, type Pause, roomFor, SHORTEST_PAUSE_MS, ticks, timeScale } from './time-scale'

/** Parts of the whole drawing, 0 to 1. */
export interface Bar {
  start: number
  length: number
}

interface SectionRow {
  name: string
  ms: number
  /** More than one where a reader came back to it. */
  bars: Bar[]
}

export interface EventMark {
  kind: PageSpan['events'][number]['kind']
  at: number
  /** Epoch milliseconds. */
  time: number
}

export interface PageRow {
  span: PageSpan
  key: string
  bar: Bar
  sections: SectionRow[]
  events: EventMark[]
  /** Open at this moment. */
  live: boolean
}

export interface Trace {
  ms: number
  ticks: { ms: number; at: number }[]
  pauses: Pause[]
  pages: PageRow[]
  /** How much time of looking has passed at a place of the drawing. */
  msAt: (place: number) => number
}

/** A visit as it is drawn. `now` is the server's time, for a visit that goes on. */
export function layTrace(visit: Visit, now = visit.lastSeenAt): Trace {
  const spans = visit.spans.toSorted((a, b) => a.startedAt - b.startedAt)
  const last = visit.open ? spans.at(-1) : undefined
  const seen = spans.map((span) => intervalsOf(span, span === last ? now : undefined))
  const looked = timeScale(seen.flat())
  const room = visit.open ? roomFor(looked.ms) : 0
  const { place, placeOfMs, msAt, pauses } = timeScale(seen.flat(), room)
  const bar = ({ from, to }: Interval) => ({ start: place(from), length: place(to) - place(from) })
  return {
    ms: looked.ms,
    ticks: ticks(Math.max(looked.ms, room)).map((ms) => ({ ms, at: placeOfMs(ms) })),
    pauses,
    msAt,
    pages: spans.map((span, index) => ({
      span,
      key: `${span.startedAt} ${span.path}`,
      bar: bar({ from: span.startedAt, to: Math.max(...seen[index]!.map(({ to }) => to)) }),
      sections: sectionRows(span, bar),
      events: span.events
        .map(({ kind, at }) => ({ kind, at: place(at), time: at }))
        .toSorted((a, b) => a.time - b.time),
      live: span === last,
    })),
  }
}

/**
 * When a page was looked at: without a break, unless one of its sections began too late for that. Then the sections tell
 * when, and time outside of all of them was spent at the beginning.
 */
function intervalsOf({ startedAt, ms, sections }: PageSpan, now?: number): Interval[] {
  const named = sections.map((section) => ({ from: section.startedAt, to: section.startedAt + section.ms }))
  const inSections = sections.reduce((sum, section) => sum + section.ms, 0)
  const lastBegan = Math.max(startedAt, ...named.map(({ from }) => from))
  const unbroken = lastBegan <= startedAt + ms + SHORTEST_PAUSE_MS
  const whole = unbroken ? ms : Math.max(0, ms - inSections)
  const intervals = [{ from: startedAt, to: startedAt + whole }, ...(unbroken ? [] : named)]
  const end = Math.max(...intervals.map(({ to }) => to))
  return now !== undefined && now > end ? [...intervals, { from: end, to: now }] : intervals
}

/** In the order in which they were reached. */
function sectionRows({ sections }: PageSpan, bar: (interval: Interval) => Bar): SectionRow[] {
  const rows = new Map<string, SectionRow>()
  for (const { name, startedAt, ms } of sections.toSorted((a, b) => a.startedAt - b.startedAt)) {
    const row = rows.get(name) ?? { name, ms: 0, bars: [] }
    row.ms += ms
    row.bars.push(bar({ from: startedAt, to: startedAt + ms }))
    rows.set(name, row)
  }
  return [...rows.values()]
}
