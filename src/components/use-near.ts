import { type RefObject, useEffect, useState } from 'react'

/** Below the screen, where a reader goes next. */
const AHEAD = '0px 0px 600px'

/**
 * Whether the element has been on the screen or not far below it, for at least as long as it must stay there: passing it
 * may not count.
 */
export function useNear(element: RefObject<Element | null>, stayMs = 0): boolean {
  const [near, setNear] = useState(false)

  useEffect(() => {
    if (near || !element.current) return
    let timer = 0
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer)
        if (entries.at(-1)?.isIntersecting) timer = window.setTimeout(setNear, stayMs, true)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [element, near, stayMs])

  return near
}
