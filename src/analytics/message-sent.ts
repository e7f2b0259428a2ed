const listeners = new Set<() => void>()
let sent = false

/** Whether a message was sent in this visit: the drawing of the visit and the owner's statistics show it. */
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
