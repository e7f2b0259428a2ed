import { useSyncExternalStore } from 'react'

/** How far the page is scrolled, kept here because asking the browser makes it lay out the page at once. */
let scrolled = 0

function onScroll(notify: () => void): () => void {
  function read() {
    scrolled = scrollY
    notify()
  }
  read()
  addEventListener('scroll', read, { passive: true })
  return () => removeEventListener('scroll', read)
}

/** Whether the page is scrolled more than so many pixels. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => scrolled > pixels,
    () => false,
  )
}
