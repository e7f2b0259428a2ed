import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { scrollBehavior } from './scroll-behavior'

const HASH_SCROLL_DELAY_MS = 100

/** Each route or hash change begins at the top; a hash then leads smoothly to its element. */
export function usePageScroll(): void {
  const { pathname, hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key makes a second click on the same link scroll again
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    if (!hash) return
    const timer = setTimeout(() => {
      document.getElementById(decodeHash(hash))?.scrollIntoView({ behavior: scrollBehavior() })
    }, HASH_SCROLL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [pathname, hash, key])
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
