import { type ReactNode, startTransition, useEffect, useState } from 'react'

/**
 * What stands below the first screen. When a visitor comes from another page of the site, the first screen is painted
 * without waiting for it. On the first page it was prerendered with everything else.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(isFirstPage)

  useEffect(() => {
    // The frame's own work comes first, then this.
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setShown(true))))
    return () => cancelAnimationFrame(frame)
  }, [])

  return shown ? children : <div className="h-lvh" />
}

function isFirstPage(): boolean {
  return typeof document === 'undefined' || document.documentElement.dataset.ready === undefined
}
