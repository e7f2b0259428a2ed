import { useRef } from 'react'
import { useNearModule } from '../components/use-near-module'
import type { VisitWords } from './visit-drawing'

/** As many as the drawing has; until it comes, its paper is ruled. */
const ROWS = [0, 1, 2, 3, 4, 5]

/** Keeps room for the drawing of the visit, which is loaded when a visitor comes near. */
export function VisitTrace({ words }: { words: VisitWords }) {
  const box = useRef<HTMLDivElement>(null)
  const drawing = useNearModule(box, loadDrawing)
  return (
    <div ref={box} className="column min-h-65 pb-12 md:min-h-58">
      {drawing ? (
        <drawing.VisitDrawing words={words} />
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

function loadDrawing() {
  return import('./visit-drawing')
}
