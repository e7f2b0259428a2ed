import { useEffect, useEffectEvent } from 'react'

/** Calls at the start, and at most once a frame while the page scrolls or changes its size. */
export function useScrollFrame(update: () => void): void {
  const onFrame = useEffectEvent(update)
  useEffect(() => {
    let frame = 0
    function request() {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        onFrame()
      })
    }
    request()
    addEventListener('scroll', request, { passive: true })
    addEventListener('resize', request)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', request)
      removeEventListener('resize', request)
    }
  }, [])
}
