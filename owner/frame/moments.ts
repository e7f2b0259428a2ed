import { formatDuration } from '../../src/analytics/format-duration'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
export const DAY_MS = 24 * HOUR

/** The owner's own: in the language, calendar and zone of this browser. */
const LOCALE = undefined
const RELATIVE = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto', style: 'short' })
const CLOCK = new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', minute: '2-digit' })
const DAY = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric' })
const DAY_AND_CLOCK = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
})

export const OWN_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone

export const clockTime = (time: number) => CLOCK.format(time)
export const dayOf = (time: number) => DAY.format(time)
export const dayAndClock = (time: number) => DAY_AND_CLOCK.format(time)

/** "5 min. ago", "in 3 days", as the owner's language says it; a date where that says more. */
export function fromNow(time: number, now = Date.now()): string {
  const distance = time - now
  const size = Math.abs(distance)
  if (size < HOUR) return RELATIVE.format(Math.round(distance / MINUTE), 'minute')
  if (size < DAY_MS) return RELATIVE.format(Math.round(distance / HOUR), 'hour')
  if (size < 30 * DAY_MS) return RELATIVE.format(Math.round(distance / DAY_MS), 'day')
  return dayOf(time)
}

/** `3 m 05 s`. */
export function lengthOf(ms: number): string {
  return formatDuration(ms / 1000)
}

/** `2026-11-16` of a day that the backend counted in the owner's zone; midday, so that no zone moves it. */
export function dayLabel(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LOCALE, options).format(new Date(`${day}T12:00:00`))
}
