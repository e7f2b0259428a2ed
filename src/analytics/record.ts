import { TAB_KEY } from '../../shared/reads'
import { appendToEventLog } from './event-log'
import type { EventFields, EventName } from './events'
import { randomId } from './random-id'

const USER_AGENT_LIMIT = 200

declare global {
  interface Window {
    gtag?: (command: 'event', name: string, fields: object) => void
    plausible?: (name: string, options: { props: object }) => void
    umami?: { track: (name: string, fields: object) => void }
  }
}

/** Stores the event in this browser and passes it on to whichever analytics tag the page has. */
export function record<Name extends EventName>(event: Name, fields: Omit<EventFields[Name], 'page'>): void {
  if (location.hostname === 'localhost') return
  const details = { page: location.pathname, ...fields }
  appendToEventLog({ event, timestamp: new Date().toISOString(), sessionId: sessionId(), ...details })
  emit(event, details)
}

export function recordPageLoad(): void {
  record('page_load', {
    referrer: document.referrer,
    userAgent: navigator.userAgent.slice(0, USER_AGENT_LIMIT),
    viewport: `${innerWidth}x${innerHeight}`,
  })
}

/** A tag of someone else's must not break the page. */
function emit(name: string, fields: object): void {
  try {
    window.gtag?.('event', name, fields)
    window.plausible?.(name, { props: fields })
    window.umami?.track(name, fields)
  } catch {}
}

let session: string | undefined

/** One id per browser tab. */
export function sessionId(): string {
  if (session) return session
  try {
    session = sessionStorage.getItem(TAB_KEY) ?? undefined
    session ??= randomId()
    sessionStorage.setItem(TAB_KEY, session)
  } catch {
    session ??= randomId()
  }
  return session
}
