import { useRef } from 'react'
import { useScrollFrame } from '../../lib/use-scroll-frame'

/** A span along the top of the screen, as long as what has been read of the element with this id. */
export function ReadingProgress({ of }: { of: string }) {
  const bar = useRef<HTMLDivElement>(null)

  useScrollFrame(() => {
    const text = document.getElementById(of)?.getBoundingClientRect()
    if (!text?.height || !bar.current) return
    const read = (innerHeight - text.top) / text.height
    // Nothing is read while the text's first line is still below the screen's middle.
    const start = innerHeight / 2 / text.height
    const share = Math.min(1, Math.max(0, (read - start) / (1 - start)))
    bar.current.style.transform = `scaleX(${share})`
  })

  return (
    <div className="fixed inset-x-0 top-0 z-50 h-1" data-print="hide" aria-hidden="true">
      <div
        ref={bar}
        data-reading-progress
        className="span-mark h-full origin-left rounded-r-full bg-vermilion"
        style={{ transform: 'scaleX(0)' }}
      />
    </div>
  )
}
