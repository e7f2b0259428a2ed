import { lazy, Suspense, useSyncExternalStore } from 'react'
import { onToastsWanted, toastsWanted } from '../lib/notify'

const Toaster = lazy(async () => ({ default: (await import('./toaster')).SiteToaster }))

/** The notification area; its script comes when something may be notified, not with every page. */
export function Toasts() {
  const wanted = useSyncExternalStore(onToastsWanted, toastsWanted, () => false)
  return wanted && <Suspense>{<Toaster />}</Suspense>
}
