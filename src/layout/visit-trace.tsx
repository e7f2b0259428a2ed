import { useRef } from 'react'
import { useNearModule } from '../components/use-near-module'
import type { VisitWords } from './visit-drawing'

/** As many as the drawing has: shown until its script has loaded. */
const EMPTY_ROWS = [0, 1, 2, 3, 4, 5]

/** Loads the drawing of the visit when a visitor comes near. The room for it is there before. */
export function VisitTrace({ words }: { words: VisitWords }) {
  const box = useRef<HTMLDivElement>(null)
  const drawing = useNearModule(box, loadDrawing)
  return (
    <div ref={box} className="column min-h-65 pb-12 md:min-h-58">
      {drawing ? (
        <drawing.VisitDrawing words={words} />
      ) : (
        <div aria-hidden="true" className="pt-10">
          {EMPTY_ROWS.map((row) => (
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
