import { eventTime } from './event-time'
import type { StoredEvent } from './events'

/** The last so many pages are drawn. */
export const MOST_SPANS = 6

/** One page of a visit. */
export interface VisitSpan {
  page: string
  /** When it was opened. */
  time: number
  seconds: number
  /** Where it begins and how long it is, in parts of the whole drawing. */
  start: number
  length: number
}

/**
 * The pages of one visit, one after the other. Drawn are the roots of their times: who read one page for an hour still
 * sees the others. A clock that was set back makes a page short, not negative.
 */
export function visitSpans(log: StoredEvent[], sessionId: string, now: number): VisitSpan[] {
  const views = log
    .filter((event) => event.event === 'page_load' && event.sessionId === sessionId)
    .flatMap((event) => {
      const time = eventTime(event)?.getTime()
      return time === undefined || typeof event.page !== 'string' ? [] : [{ page: event.page, time }]
    })
    .slice(-MOST_SPANS)
  const seconds = views.map(({ time }, index) => Math.max(0, (views[index + 1]?.time ?? now) - time) / 1000)
  const lengths = seconds.map((value) => Math.sqrt(value + 1))
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  let start = 0
  return views.map((view, index) => {
    const span = { ...view, seconds: seconds[index]!, start, length: lengths[index]! / whole }
    start += span.length
    return span
  })
}
