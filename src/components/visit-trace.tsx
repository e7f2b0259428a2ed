import { type ComponentType, useEffect, useRef, useState } from 'react'

export interface VisitTraceWords {
  title: string
  /** Where nothing was recorded. */
  plain: string
  /** Where the record is. */
  kept: string
  page: string
  pages: string
  /** The span that closes the trace when a message was sent, and what it came to. */
  sent: string
  answer: string
}

/** So that the drawing's script is there when its place is seen. */
const NEAR = '600px'

/** Holds the place of the visit's trace, which is drawn when a visitor comes near. */
export function VisitTrace({ words }: { words: VisitTraceWords }) {
  const place = useRef<HTMLDivElement>(null)
  const [Drawing, setDrawing] = useState<ComponentType<{ words: VisitTraceWords }>>()

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        import('./visit-drawing').then(
          ({ VisitDrawing }) => setDrawing(() => VisitDrawing),
          // Nothing depends on a drawing.
          () => {},
        )
      },
      { rootMargin: NEAR },
    )
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={place} className="column min-h-65 pb-12 md:min-h-58">
      {Drawing && <Drawing words={words} />}
    </div>
  )
}
