import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint'
import { whenStill } from './movements'

/**
 * Whether the first screen of a page has been painted and no picture is on its way here any more: false at first when a
 * visitor comes from another page of the site, so that nothing below it has to be waited for. The page of the first address
 * was prerendered whole.
 */
export function usePaintedAndStill(): boolean {
  const [still, setStill] = useState(isFirstPage)
  useEffect(() => afterPaint(() => whenStill(() => startTransition(() => setStill(true)))), [])
  return still
}

function isFirstPage(): boolean {
  return typeof window === 'undefined' || !window.start.ready
}
