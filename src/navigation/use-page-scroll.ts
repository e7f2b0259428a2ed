import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { scrollToId } from '../lib/scroll-behavior'

const HASH_SCROLL_DELAY_MS = 100
const HASH_WAIT_MS = 3000

/** Each route or hash change begins at the top; a hash then leads smoothly to its element. */
export function usePageScroll(): void {
  const { pathname, hash, key } = useLocation()
  // The router has one key for all entries that it did not make: the first page's and each typed hash's.
  const entry = `${key} ${pathname}${hash} ${useHashChanges()}`
  const first = useRef<string | undefined>(entry)
  // Before the new page is painted, or its first frame would show what stands further down.
  useLayoutEffect(() => {
    if (first.current === entry) return
    first.current = undefined
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [entry])
  useEffect(() => {
    // Whoever began to read before the script came is left where they are.
    if (!hash || (first.current === entry && scrollY > 0)) return
    let frame = 0
    function leadThere() {
      // What stands below the first screen may still be on its way.
      if (!scrollToId(decodeHash(hash)) && performance.now() < latest)
        frame = requestAnimationFrame(leadThere)
    }
    const latest = performance.now() + HASH_WAIT_MS
    const timer = setTimeout(leadThere, HASH_SCROLL_DELAY_MS)
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
    }
  }, [entry, hash])
}

/**
 * How often the hash has changed within the page. The browser leaps to the element of an address that was typed only
 * after the router has heard of it, and tells of the change when it has.
 */
function useHashChanges(): number {
  const [changes, setChanges] = useState(0)
  useEffect(() => {
    function count({ oldURL, newURL }: HashChangeEvent) {
      if (oldURL.split('#')[0] === newURL.split('#')[0]) setChanges((before) => before + 1)
    }
    addEventListener('hashchange', count)
    return () => removeEventListener('hashchange', count)
  }, [])
  return changes
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
