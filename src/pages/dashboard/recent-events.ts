import { eventTime } from '../../analytics/event-time'
import type { StoredEvent } from '../../analytics/events'

const RECENT = 10

/** The latest ten, newest first. An event without a time keeps its place in the log, beside its neighbours. */
export function recentEvents(events: StoredEvent[]): StoredEvent[] {
  let last = Number.NEGATIVE_INFINITY
  const placed = events.map((event) => {
    last = eventTime(event)?.getTime() ?? last
    return { event, place: last }
  })
  return placed
    .reverse()
    .sort((a, b) => (a.place === b.place ? 0 : b.place - a.place))
    .slice(0, RECENT)
    .map(({ event }) => event)
}

/** The field of the event that says most. */
export function eventDetail(event: StoredEvent): string {
  const { cta, project, action, url, depth } = event
  const detail = [cta, project, action, url].find((value) => typeof value === 'string' && value)
  if (typeof detail === 'string') return detail
  return typeof depth === 'number' ? `${depth}%` : ''
}
