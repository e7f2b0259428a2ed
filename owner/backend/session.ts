import { useSyncExternalStore } from 'react'

/** `lost` is a session that ended while the view was in use: what was typed stays where it is. */
export type SessionState = 'unknown' | 'closed' | 'open' | 'lost'

let state: SessionState = 'unknown'
const listeners = new Set<() => void>()

export function sessionOpened(): void {
  change('open')
}

export function sessionRefused(): void {
  change(state === 'open' || state === 'lost' ? 'lost' : 'closed')
}

export function sessionClosed(): void {
  change('closed')
}

export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, () => state)
}

function change(next: SessionState): void {
  if (next === state) return
  state = next
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
