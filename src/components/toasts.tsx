import { lazy, Suspense, useEffect, useState } from 'react'

const Toaster = lazy(async () => ({ default: (await import('./toaster')).SiteToaster }))

/** The notification area; its script comes after the page, and before anything can be sent. */
export function Toasts() {
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return ready && <Suspense>{<Toaster />}</Suspense>
}
