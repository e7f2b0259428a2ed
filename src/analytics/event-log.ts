import type { StoredEvent } from './events'
import { readStored, writeStored } from './local-storage'

export const LOG_KEY = 'portfolio_analytics'
const LOG_CAP = 100

/** The recorded events, oldest first. What is not an event is skipped. */
export function readEventLog(): StoredEvent[] {
  try {
    const stored: unknown = JSON.parse(readStored(LOG_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isEvent) : []
  } catch {
    return []
  }
}

export function appendToEventLog(event: StoredEvent): void {
  writeStored(LOG_KEY, JSON.stringify([...readEventLog(), event].slice(-LOG_CAP)))
}

function isEvent(value: unknown): value is StoredEvent {
  return typeof value === 'object' && value !== null && 'event' in value && typeof value.event === 'string'
}
