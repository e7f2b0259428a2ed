import { useEffect, useRef } from 'react'
import { lengthOf } from '../frame/moments'

/** Follows the pointer over the drawing and says the time there. Moved by hand: a trace has hundreds of bars. */
export function TimeCursor({ msAt }: { msAt: (place: number) => number }) {
  const cursor = useRef<HTMLSpanElement>(null)
  const words = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const line = cursor.current
    const lane = line?.parentElement
    const drawing = lane?.parentElement
    if (!line || !lane || !drawing) return
    const follow = ({ clientX, pointerType }: PointerEvent) => {
      const { left, width } = lane.getBoundingClientRect()
      const place = (clientX - left) / width
      const inside = pointerType === 'mouse' && place >= 0 && place <= 1
      line.hidden = !inside
      if (!inside || !words.current) return
      line.style.left = `${place * 100}%`
      words.current.textContent = lengthOf(msAt(place))
    }
    const leave = () => {
      line.hidden = true
    }
    drawing.addEventListener('pointermove', follow)
    drawing.addEventListener('pointerleave', leave)
    return () => {
      drawing.removeEventListener('pointermove', follow)
      drawing.removeEventListener('pointerleave', leave)
    }
  }, [msAt])

  return (
    <span ref={cursor} hidden className="absolute inset-y-0 z-10 w-px bg-butter">
      <span
        ref={words}
        className="absolute -top-1 left-0 -translate-x-1/2 rounded-full bg-butter px-2.5 py-0.5 whitespace-nowrap text-ink"
      />
    </span>
  )
}
