const listeners = new Set<() => void>()
let sent = false

/** A message of this visit has arrived. */
export function messageWasSent(): boolean {
  return sent
}

export function setMessageSent(): void {
  sent = true
  for (const notify of listeners) notify()
}

export function onMessageSent(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
