import { useSyncExternalStore } from 'react'
import { QuietBoundary } from './quiet-boundary'

export interface Notice {
  kind: 'success' | 'error'
  title: string
  text: string
}

type ToasterModule = typeof import('./toaster')

let loading: Promise<ToasterModule> | undefined
let toaster: ToasterModule | undefined
const listeners = new Set<() => void>()

/** Asks for the notification area, some time before the first notice. Fails where its script is gone. */
export function prepareToasts(): Promise<ToasterModule> {
  loading ??= import('./toaster').then(stand, giveUp)
  return loading
}

function stand(module: ToasterModule): ToasterModule {
  toaster = module
  for (const notify of listeners) notify()
  return module
}

function giveUp(error: unknown): never {
  loading = undefined
  throw error
}

/** Fails where it can't be shown. sonner 2.0.8 keeps what comes before its Toaster stands, and shows it then. */
export async function showToast({ kind, title, text }: Notice): Promise<void> {
  // Handed on by the toaster, it makes vite 8.3.8 cut React's runtime into three files, 0.5 KB more on every page.
  const [{ toast }] = await Promise.all([import('sonner'), prepareToasts()])
  toast[kind](title, { description: text })
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** The notification area; its script comes when something may be notified, not with every page. */
export function Toasts() {
  const module = useSyncExternalStore(
    subscribe,
    () => toaster,
    () => undefined,
  )
  return (
    module && (
      <QuietBoundary>
        <module.SiteToaster />
      </QuietBoundary>
    )
  )
}
