interface Notice {
  title: string
  text: string
}

let wanted = false
const listeners = new Set<() => void>()

let markReady = () => {}
const ready = new Promise<void>((resolve) => {
  markReady = resolve
})

/** Whether the notification area is needed; for `useSyncExternalStore`. */
export function toastsWanted(): boolean {
  return wanted
}

export function onToastsWanted(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** Asks for the notification area, some time before the first notice. */
export function prepareToasts(): void {
  wanted = true
  for (const notify of listeners) notify()
}

/** Said by the notification area when it stands: a notice before that would be lost. */
export function toastsReady(): void {
  markReady()
}

export function notifySuccess(notice: Notice): Promise<void> {
  return show('success', notice)
}

export function notifyFailure(notice: Notice): Promise<void> {
  return show('error', notice)
}

async function show(kind: 'success' | 'error', { title, text }: Notice): Promise<void> {
  prepareToasts()
  const { toast } = await import('sonner')
  await ready
  toast[kind](title, { description: text })
}
