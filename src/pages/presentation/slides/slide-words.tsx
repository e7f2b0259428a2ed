import type { AccentedText } from '../../../../content/types'
import { Accented } from '../../../components/ui/accented'

/** The slide's subject: a span and a mono line. */
export function SlideLabel({ children }: { children: string }) {
  return (
    <p className="deck-label">
      <span aria-hidden="true" className="deck-mark span-mark" />
      {children}
    </p>
  )
}

export function SlideTitle({ title }: { title: AccentedText }) {
  return (
    <h2 className="deck-title">
      <Accented text={title} />
    </h2>
  )
}
