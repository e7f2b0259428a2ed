import { useRef } from 'react'
import { useLoaderData } from 'react-router'
import { withoutAccent } from '../../components/ui/accent'
import { useSwipe } from '../../components/use-swipe'
import { DeckControls } from './deck-controls'
import { openPresenterWindow } from './open-presenter-window'
import type { PresentationContent } from './presentation-content'
import { slideElementId, wrap } from './slide-address'
import { SlideView } from './slides/slide-view'
import { useAllSlidesReady } from './use-all-slides-ready'
import { useDeckKeys } from './use-deck-keys'
import { useFullScreen } from './use-full-screen'
import { useKeepOffline } from './use-keep-offline'
import { useReadingPosition } from './use-reading-position'
import { useSlideDeck } from './use-slide-deck'

/** The deck for the audience: one slide on the screen, a column on upright phones, one page each on paper. */
export function Deck() {
  const { controls, deck: words, logo, slides } = useLoaderData<PresentationContent>()
  const count = slides.length
  const column = useRef<HTMLDivElement>(null)
  const deck = useSlideDeck({ count, autoPlays: true })
  const { fullScreen, toggleFullScreen } = useFullScreen()
  const allReady = useAllSlidesReady()
  const openPresenter = () => openPresenterWindow(deck.index)
  useDeckKeys({ deck, count, more: { f: toggleFullScreen, p: openPresenter } })
  useReadingPosition(column, deck.follow)
  const swipe = useSwipe((direction) => (direction === 'next' ? deck.next() : deck.previous()))
  useKeepOffline(column, allReady)

  /** Slides that are far away are not laid out, so that their pictures don't load yet. */
  function place(index: number): 'current' | 'near' | 'far' {
    if (index === deck.index) return 'current'
    return allReady || index === wrap(deck.index + 1, count) ? 'near' : 'far'
  }

  return (
    <main id="main" tabIndex={-1} className="deck" data-moved={deck.announced !== undefined || undefined}>
      <h1 className="sr-only">{words.title}</h1>
      <div ref={column} className="deck-slides" {...swipe}>
        {slides.map((slide, index) => (
          <section
            key={slide.id}
            id={slideElementId(index)}
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${count}: ${withoutAccent(slide.title)}`}
            data-place={place(index)}
            className="slide"
          >
            <SlideView slide={slide} />
          </section>
        ))}
      </div>
      <DeckControls
        deck={deck}
        titles={slides.map(({ title }) => withoutAccent(title))}
        words={controls}
        logo={logo}
        exitLabel={words.exitLabel}
        fullScreen={fullScreen}
        onFullScreen={toggleFullScreen}
        onPresenter={openPresenter}
      />
      <p aria-live="polite" className="sr-only">
        {deck.announced !== undefined &&
          `Slide ${deck.announced + 1} of ${count}: ${withoutAccent(slides[deck.announced]!.title)}`}
      </p>
    </main>
  )
}
