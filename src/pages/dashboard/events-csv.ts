import { dayOf, eventTime } from '../../analytics/event-time'
import type { StoredEvent } from '../../analytics/events'

const COLUMNS = ['Event', 'Page', 'Timestamp', 'Details']
/** Without it Excel reads UTF-8 as the system's old encoding. */
const BYTE_ORDER_MARK = '\uFEFF'

/** RFC 4180, with the whole event as JSON in the last column. */
export function eventsCsv(events: StoredEvent[]): string {
  const rows = events.map((event) => [event.event, text(event.page), timestamp(event), JSON.stringify(event)])
  return BYTE_ORDER_MARK + [COLUMNS, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

export function csvFileName(today: Date): string {
  return `portfolio-analytics-${dayOf(today)}.csv`
}

function timestamp(event: StoredEvent): string {
  return eventTime(event)?.toISOString() ?? text(event.timestamp)
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** A spreadsheet would run a cell that begins like a formula; the apostrophe makes it text. */
function cell(value: string): string {
  const safe = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
