import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { scrollBehavior } from './scroll-behavior'

const HASH_SCROLL_DELAY_MS = 100

/** Each route or hash change begins at the top; a hash then leads smoothly to its element. */
export function usePageScroll(): void {
  const { pathname, hash, key } = useLocation()
  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key makes a second click on the same link scroll again
  useEffect(() => {
    // Whoever began to read before the script came is left where they are.
    const reading = first.current && scrollY > 0
    first.current = false
    if (reading) return
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
