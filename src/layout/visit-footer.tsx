import { visit } from '../../content/visit'
import { VisitDrawing } from './visit-drawing'

/** The drawing and its words: a script of their own, for whoever comes down to the footer. */
export function VisitFooter() {
  return <VisitDrawing words={visit} />
}
