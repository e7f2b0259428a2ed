import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint'
import { whenStill } from './movements'

/**
 * Whether the first screen of a page has been painted: false at first when a visitor comes from another page of the
 * site, so that nothing below it has to be waited for. The page of the first address was prerendered whole.
 */
export function useFirstPaint(): boolean {
  const [painted, setPainted] = useState(isFirstPage)
  // A picture that is still on its way here goes before what nobody sees yet.
  useEffect(() => afterPaint(() => whenStill(() => startTransition(() => setPainted(true)))), [])
  return painted
}

function isFirstPage(): boolean {
  return typeof window === 'undefined' || !window.start.ready
}
