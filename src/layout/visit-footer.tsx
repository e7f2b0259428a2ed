import { useLayoutContent } from '../loading/page-data'
import { VisitDrawing } from './visit-drawing'

/** The drawing and its words: a script of their own, for whoever comes down to the footer. */
export function VisitFooter() {
  const { visit } = useLayoutContent()
  return <VisitDrawing words={visit} />
}
