import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { moveBy, type Place, readableScale, WHOLE, zoomTo } from './zoom'

/** A press that moves less is no drag. */
const STILL_PX = 6
/** Two taps within this time are one wish. */
const DOUBLE_TAP_MS = 320
const WHEEL_SPEED = 0.002
/** A wheel that turns by lines, and one that turns by pages, in pixels. */
const WHEEL_UNITS = [1, 16, 400]

/** Pinch, drag, double tap, click and wheel on a picture in its frame. */
export function useZoom(frame: RefObject<HTMLElement | null>, picture: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(WHOLE)
  /** While fingers hold it, the picture follows at once. */
  const [held, setHeld] = useState(false)
  const fingers = useRef(new Map<number, Place>())
  const press = useRef({ moved: false, tappedAt: 0 })

  const sizes = () =>
    [
      { width: picture.current?.offsetWidth ?? 1, height: picture.current?.offsetHeight ?? 1 },
      { width: frame.current?.clientWidth ?? 1, height: frame.current?.clientHeight ?? 1 },
    ] as const

  function fromMiddle({ clientX, clientY }: { clientX: number; clientY: number }): Place {
    const box = frame.current?.getBoundingClientRect() ?? new DOMRect()
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
  }

  function zoomBy(factor: number, at: Place = { x: 0, y: 0 }) {
    setZoom((now) => zoomTo(now, now.scale * factor, at, ...sizes()))
  }

  function toggle(at: Place) {
    const [size, room] = sizes()
    setZoom((now) => (now.scale > 1 ? WHOLE : zoomTo(now, readableScale(size.width), at, size, room)))
  }

  function move(by: Place) {
    setZoom((now) => moveBy(now, by, ...sizes()))
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    if (fingers.current.size === 0) press.current.moved = false
    fingers.current.set(event.pointerId, fromMiddle(event))
    event.currentTarget.setPointerCapture(event.pointerId)
    setHeld(true)
  }

  function onPointerMove(event: PointerEvent) {
    const last = fingers.current.get(event.pointerId)
    if (!last) return
    const now = fromMiddle(event)
    const by = { x: now.x - last.x, y: now.y - last.y }
    if (!press.current.moved && Math.hypot(by.x, by.y) < STILL_PX) return
    press.current.moved = true
    const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId)
    fingers.current.set(event.pointerId, now)
    if (!other) return move(by)
    const [, still] = other
    const growth = distance(now, still) / Math.max(1, distance(last, still))
    // Between two fingers lies what they hold.
    zoomBy(growth, { x: (now.x + still.x) / 2, y: (now.y + still.y) / 2 })
    move({ x: by.x / 2, y: by.y / 2 })
  }

  function onPointerUp(event: PointerEvent) {
    const was = fingers.current.delete(event.pointerId)
    if (fingers.current.size > 0) return
    setHeld(false)
    if (!was || press.current.moved || event.type !== 'pointerup') return
    const { tappedAt } = press.current
    press.current.tappedAt = event.timeStamp
    if (event.pointerType === 'mouse' || event.timeStamp - tappedAt < DOUBLE_TAP_MS) toggle(fromMiddle(event))
  }

  // React's own listener could not keep the page from scrolling.
  useEffect(() => {
    const element = frame.current
    function onWheel(event: WheelEvent) {
      event.preventDefault()
      zoomBy(Math.exp(-event.deltaY * (WHEEL_UNITS[event.deltaMode] ?? 1) * WHEEL_SPEED), fromMiddle(event))
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  })

  return {
    zoom,
    held,
    zoomBy,
    move,
    reset: () => setZoom(WHOLE),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  }
}

function distance(one: Place, other: Place): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
