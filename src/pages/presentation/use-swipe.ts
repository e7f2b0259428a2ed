import { type PointerEvent, useRef } from 'react'

const SWIPE_PX = 50

/** Handlers for an element whose `touch-action` leaves sideways movement to the page. */
export function useSwipe(onLeft: () => void, onRight: () => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onPointerDown({ pointerType, isPrimary, clientX, clientY }: PointerEvent) {
      // A second finger means a pinch.
      start.current = pointerType === 'touch' && isPrimary ? { x: clientX, y: clientY } : undefined
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!start.current) return
      const x = clientX - start.current.x
      const y = clientY - start.current.y
      start.current = undefined
      if (Math.abs(x) <= SWIPE_PX || Math.abs(x) <= Math.abs(y)) return
      if (x < 0) onLeft()
      else onRight()
    },
    onPointerCancel() {
      start.current = undefined
    },
  }
}
