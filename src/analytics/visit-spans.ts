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

/** As a trace says it: `42 s`, `3 m 05 s`, `2 h 10 m`. */
export function spanTime(seconds: number): string {
  const whole = Math.round(seconds)
  if (whole < 60) return `${whole} s`
  const [large, small, names] =
    whole < 3600
      ? [Math.floor(whole / 60), whole % 60, ['m', 's']]
      : [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), ['h', 'm']]
  return `${large} ${names[0]} ${String(small).padStart(2, '0')} ${names[1]}`
}
