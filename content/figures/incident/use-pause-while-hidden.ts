import { useEffect, useEffectEvent } from 'react'

/** Tells when the page is hidden and when it is seen again: nobody is timed in a tab that they don't see. */
export function usePauseWhileHidden(onChange: (hidden: boolean) => void): void {
  const change = useEffectEvent(() => onChange(document.hidden))
  useEffect(() => {
    document.addEventListener('visibilitychange', change)
    return () => document.removeEventListener('visibilitychange', change)
  }, [])
}
