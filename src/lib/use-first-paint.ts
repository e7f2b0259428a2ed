import { startTransition, useEffect, useState } from 'react'

/**
 * Whether the first screen of a page has been painted: false at first when a visitor comes from another page of the
 * site, so that nothing below it has to be waited for. The page of the first address was prerendered whole.
 */
export function useFirstPaint(): boolean {
  const [painted, setPainted] = useState(isFirstPage)

  useEffect(() => {
    // The frame's own work comes first, then this.
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setPainted(true))))
    return () => cancelAnimationFrame(frame)
  }, [])

  return painted
}

function isFirstPage(): boolean {
  return typeof document === 'undefined' || document.documentElement.dataset.ready === undefined
}
