import { useEffect, useState } from 'react'

/** The first slide and the one after it come first; the rest follows when the browser has nothing better to do. */
const REST_AFTER_MS = 1500

/** Whether the pictures of all slides may load: for printing, and for going offline. */
export function useAllSlidesReady(): boolean {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    function later() {
      timer = setTimeout(() => setReady(true), REST_AFTER_MS)
    }
    function now() {
      setReady(true)
    }
    if (document.readyState === 'complete') later()
    else addEventListener('load', later, { once: true })
    addEventListener('beforeprint', now)
    return () => {
      clearTimeout(timer)
      removeEventListener('load', later)
      removeEventListener('beforeprint', now)
    }
  }, [])
  return ready
}
