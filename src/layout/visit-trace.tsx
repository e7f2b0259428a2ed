import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useNear } from '../components/use-near'

/** As many as the drawing has; until it comes, its paper is ruled. */
const ROWS = [0, 1, 2, 3, 4, 5]

/** Holds the place of the visit's trace, which is drawn when a visitor comes near. */
export function VisitTrace({ load }: { load: () => Promise<ComponentType> }) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  const [Drawing, setDrawing] = useState<ComponentType>()

  useEffect(() => {
    if (!near) return
    load().then(
      (Visit) => setDrawing(() => Visit),
      // Nothing depends on a drawing.
      () => {},
    )
  }, [near, load])

  return (
    <div ref={place} className="column min-h-65 pb-12 md:min-h-58">
      {Drawing ? (
        <Drawing />
      ) : (
        <div aria-hidden="true" className="pt-10">
          {ROWS.map((row) => (
            <div key={row} className="h-6 border-t border-paper/10" />
          ))}
        </div>
      )}
    </div>
  )
}
