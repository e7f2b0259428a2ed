import { type RefObject, useEffect } from 'react'
import { observeVisibility } from '../components/observe-visibility'

/**
 * Gives the element `data-scrolled` while the marker at the top of the page is off the screen. Not a state of React, which
 * would render the header again before the first frame of a new page; and an observer, because reading the scroll position
 * in that frame costs another layout.
 */
export function useScrolledMark(
  element: RefObject<HTMLElement | null>,
  top: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const mark = (visible: boolean) => element.current?.toggleAttribute('data-scrolled', !visible)
    return top.current ? observeVisibility(top.current, mark, { otherwise: false }) : undefined
  }, [element, top])
}
