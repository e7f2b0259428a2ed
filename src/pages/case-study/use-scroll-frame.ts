import { useEffect, useEffectEvent } from 'react'

/** Calls once at first, then at most once a frame while the page is scrolled or resized. */
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
