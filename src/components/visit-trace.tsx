import { type ComponentType, useEffect, useRef, useState } from 'react'

/** So that the drawing's script is there when its place is seen. */
const NEAR = '600px'

/** Holds the place of the visit's trace, which is drawn when a visitor comes near. */
export function VisitTrace({ load }: { load: () => Promise<ComponentType> }) {
  const place = useRef<HTMLDivElement>(null)
  const [Drawing, setDrawing] = useState<ComponentType>()

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        load().then(
          (Visit) => setDrawing(() => Visit),
          // Nothing depends on a drawing.
          () => {},
        )
      },
      { rootMargin: NEAR },
    )
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [load])

  return (
    <div ref={place} className="column min-h-65 pb-12 md:min-h-58">
      {Drawing && <Drawing />}
    </div>
  )
}
