import { createContext, type ReactNode, useRef } from 'react'
import type { Figure } from '../../../content/types'
import { useViewer } from './use-viewer'
import type { ViewerWords } from './viewed-picture'

interface Viewing {
  openLabel: string
  /** As a `ref` of its place on the page: the figure becomes one of those that can be looked at. */
  register: (figure: Figure, place: HTMLElement) => () => void
  open: (figure: Figure) => void
}

export const FigureViewingContext = createContext<Viewing | undefined>(undefined)

interface FigureViewingProps {
  words: ViewerWords & { openLabel: string }
  children: ReactNode
}

/** Lets the figures of a page be looked at closely, one after the other in the order of the page. */
export function FigureViewing({ words, children }: FigureViewingProps) {
  const places = useRef(new Map<Figure, HTMLElement>())
  const viewer = useViewer({ labels: words, words: 'below' })

  function register(figure: Figure, place: HTMLElement) {
    places.current.set(figure, place)
    return () => {
      places.current.delete(figure)
    }
  }

  function open(figure: Figure) {
    const found = [...places.current].sort(([, one], [, other]) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
    viewer.open({
      items: found.map(([{ picture, alt, caption }]) => ({ picture, alt, title: caption })),
      index: found.findIndex(([one]) => one === figure),
      placeOf: (index) => found[index]?.[1],
    })
  }

  return (
    <FigureViewingContext value={{ openLabel: words.openLabel, register, open }}>
      {children}
      {viewer.view}
    </FigureViewingContext>
  )
}
