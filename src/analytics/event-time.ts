import type { StoredEvent } from './events'

/** When the event happened; nothing when it doesn't say, or says nonsense. */
export function eventTime({ timestamp }: StoredEvent): Date | undefined {
  if (typeof timestamp !== 'string' && typeof timestamp !== 'number') return undefined
  const time = new Date(timestamp)
  return Number.isNaN(time.getTime()) ? undefined : time
}

/** The day of the visitor's own calendar, as `2025-06-08`. */
export function dayOf(time: Date): string {
  const parts = [time.getFullYear(), time.getMonth() + 1, time.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}
