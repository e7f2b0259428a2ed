import { type RefObject, useEffect } from 'react'

/**
 * Gives the element `data-scrolled` while this part of the page's top is out of sight. Past React, which would draw the
 * header once more, and do all that waits for the next paint, before a new page could be painted at its top; and without
 * asking how far the page is scrolled, for which it would be laid out once more in that frame.
 */
export function useScrolledMark(
  element: RefObject<HTMLElement | null>,
  top: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      element.current?.toggleAttribute('data-scrolled', entries.at(-1)?.isIntersecting === false),
    )
    if (top.current) observer.observe(top.current)
    return () => observer.disconnect()
  }, [element, top])
}
