import { useEffect, useRef, useState } from 'react'
import { nextStart, previousStart } from './carousel-steps'

const FADE_MS = 150

/** The start index of a carousel whose moves fade; moves that come during a fade are ignored. */
export function useCarousel(count: number) {
  const [start, setStart] = useState(0)
  const [fading, setFading] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function moveTo(target: number) {
    // Not the state: two clicks can come before the next render.
    if (timer.current) return
    setFading(true)
    timer.current = setTimeout(() => {
      timer.current = undefined
      setStart(target)
      setFading(false)
    }, FADE_MS)
  }

  return {
    start,
    fading,
    moveTo,
    next: () => moveTo(nextStart(start, count)),
    previous: () => moveTo(previousStart(start, count)),
  }
}
