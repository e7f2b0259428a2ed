import { type TouchEvent, useRef } from 'react'

const SWIPE_PX = 50

/** To the left is next. Short moves are taps, and mostly vertical ones are scrolling. */
export function swipeDirection(dx: number, dy: number): 'next' | 'previous' | undefined {
  if (Math.abs(dx) <= SWIPE_PX || Math.abs(dx) <= Math.abs(dy)) return undefined
  return dx < 0 ? 'next' : 'previous'
}

/** Touch handlers for an element with `touch-pan-y`, which leaves it to us what a horizontal move does. */
export function useSwipe(go: (direction: 'next' | 'previous') => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches[0]
      // A second finger means zooming.
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0]
      if (!touch || !start.current) return
      const direction = swipeDirection(touch.clientX - start.current.x, touch.clientY - start.current.y)
      start.current = undefined
      if (direction) go(direction)
    },
  }
}
