import { useMemo, useSyncExternalStore } from 'react'
import { LOG_KEY, readEventLog } from '../../analytics/event-log'
import type { StoredEvent } from '../../analytics/events'
import { readStored } from '../../analytics/local-storage'

/** Only other tabs' changes send an event; this tab's own are found by looking. */
const OWN_EVENTS_MS = 1000

/** The events of this browser, as they are recorded in any of its tabs. The prerendered page knows of none. */
export function useEventLog(): StoredEvent[] | undefined {
  const stored = useSyncExternalStore(subscribe, readLog, () => undefined)
  return useMemo(() => (stored === undefined ? undefined : readEventLog()), [stored])
}

function readLog(): string | null {
  return readStored(LOG_KEY)
}

function subscribe(notify: () => void): () => void {
  // The layout records the view of this very page after the page's own effects.
  const firstView = setTimeout(notify)
  const timer = setInterval(notify, OWN_EVENTS_MS)
  addEventListener('storage', notify)
  document.addEventListener('visibilitychange', notify)
  return () => {
    clearTimeout(firstView)
    clearInterval(timer)
    removeEventListener('storage', notify)
    document.removeEventListener('visibilitychange', notify)
  }
}
