import { type RefObject, useEffect, useState } from 'react'
import { observeVisibility } from './observe-visibility'

/** A reader goes down: what is below the screen counts before it is seen. */
const AHEAD = '0px 0px 600px'

/**
 * Whether the element has been on the screen, or not far below it. With `stayMs` only if it stayed so long, so that
 * scrolling past it doesn't count.
 */
export function useNear(element: RefObject<Element | null>, stayMs = 0): boolean {
  const [near, setNear] = useState(false)

  useEffect(() => {
    if (near || !element.current) return
    let timer = 0
    function onChange(visible: boolean) {
      clearTimeout(timer)
      if (visible) timer = window.setTimeout(setNear, stayMs, true)
    }
    const stop = observeVisibility(element.current, onChange, { otherwise: true, rootMargin: AHEAD })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [element, near, stayMs])

  return near
}
