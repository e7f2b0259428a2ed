import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Location, ScrollRestoration, useLocation, useNavigationType } from 'react-router'
import { layOutAllInPlace } from '../components/lay-out'
import { scrollToId } from '../components/scroll-behavior'

const HASH_SCROLL_DELAY_MS = 100

/** Where a page begins: at its top, and then at the element of its hash; after Back and Forward where it was left. */
export function PageScroll() {
  useEffect(() => {
    arrived = true
    // Before the browser notes where the reader is: whoever comes back to this document finds all of it laid out.
    addEventListener('pagehide', layOutAllInPlace)
    return () => removeEventListener('pagehide', layOutAllInPlace)
  }, [])
  return (
    <>
      <ScrollRestoration getKey={positionKey} />
      <StartOfPage />
    </>
  )
}

let arrived = false

/**
 * The router has one key for all entries that it did not make: the first one, and those of typed addresses. On arrival it
 * finds nothing: the browser has restored the position already, and whoever has scrolled since is not thrown back.
 */
function positionKey({ key, pathname, hash }: Location): string {
  return arrived ? `${key} ${pathname}${hash}` : `arrival ${Math.random()}`
}

/** Its effects run behind those of ScrollRestoration, which jumps to a hash at once. */
function StartOfPage() {
  const { pathname, hash, key } = useLocation()
  const type = useNavigationType()
  const entry = `${key} ${pathname}${hash} ${useHashChanges()}`
  const first = useRef<string | undefined>(entry)
  const last = useRef({ pathname, isRestored: false })

  useLayoutEffect(() => {
    if (first.current === entry) return
    first.current = undefined
    const isRestored = type === 'POP' && pathname !== last.current.pathname
    last.current = { pathname, isRestored }
    if (!isRestored) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [entry, pathname, type])

  useLayoutEffect(() => {
    // Whoever began to read before the script came is left where they are.
    const isReading = first.current === entry && scrollY > 0
    if (!hash || isReading || last.current.isRestored) return
    const timer = setTimeout(() => scrollToId(decodeHash(hash)), HASH_SCROLL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [entry, hash])

  return null
}

/**
 * How often the hash has changed within the page. The browser leaps to the element of a typed address only after the
 * router has heard of it; this event comes behind the leap.
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
