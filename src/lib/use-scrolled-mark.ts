import { type RefObject, useEffect } from 'react'

/**
 * Gives the element `data-scrolled` while the page is scrolled more than so many pixels. Past React, which would draw the
 * header once more, and do all that waits for the next paint, before a new page could be painted at its top.
 */
export function useScrolledMark(element: RefObject<HTMLElement | null>, pixels: number): void {
  useEffect(() => {
    const mark = () => element.current?.toggleAttribute('data-scrolled', scrollY > pixels)
    mark()
    addEventListener('scroll', mark, { passive: true })
    return () => removeEventListener('scroll', mark)
  }, [element, pixels])
}
