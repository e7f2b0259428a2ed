import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { useLoaderData } from 'react-router'
import type { Slide } from '../../../content/types'
import { withoutAccent } from '../../components/ui/accent'
import { DeckButton } from './deck-button'
import type { PresentationContent } from './presentation-content'
import { PresenterTimer } from './presenter-timer'
import { wrap } from './slide-address'
import { SlideView } from './slides/slide-view'
import { useDeckKeys } from './use-deck-keys'
import { useSlideDeck } from './use-slide-deck'

/** The speaker's window: the slide on the screen, the one to come, what to say, how long it has been. */
export function PresenterView() {
  const { controls, presenterWords, slides } = useLoaderData<PresentationContent>()
  const count = slides.length
  const deck = useSlideDeck({ count, autoPlays: false })
  useDeckKeys({ deck, count })
  const upcoming = wrap(deck.index + 1, count)
  return (
    <main id="main" tabIndex={-1} className="presenter on-dark bg-pine-deep">
      <h1 className="sr-only">{presenterWords.title}</h1>
      <section aria-labelledby="presenter-now" className="min-w-0 lg:col-span-7">
        <PresenterLabel id="presenter-now">
          {presenterWords.current} — {deck.index + 1} of {count}
        </PresenterLabel>
        <Preview slide={slides[deck.index]!} />
        <div className="mt-5 flex flex-wrap items-center gap-2">
          <DeckButton label={controls.previous} onClick={deck.previous} className="border border-paper/25">
            <IconArrowLeft aria-hidden="true" size={20} stroke={1.8} />
          </DeckButton>
          <DeckButton label={controls.next} onClick={deck.next} className="border border-paper/25">
            <IconArrowRight aria-hidden="true" size={20} stroke={1.8} />
          </DeckButton>
          <button
            type="button"
            onClick={deck.toggleAuto}
            className="h-11 min-w-20 rounded-control border border-paper/25 text-small font-medium hover:bg-paper/10"
          >
            {deck.playing ? controls.stop : controls.auto}
          </button>
          <PresenterTimer words={presenterWords} />
        </div>
      </section>
      <section aria-labelledby="presenter-next" className="min-w-0 lg:col-span-5">
        <PresenterLabel id="presenter-next">
          {presenterWords.next} — {withoutAccent(slides[upcoming]!.title)}
        </PresenterLabel>
        <div className="w-2/3">
          <Preview slide={slides[upcoming]!} />
        </div>
        <section aria-labelledby="presenter-notes" className="mt-8">
          <PresenterLabel id="presenter-notes">{presenterWords.notes}</PresenterLabel>
          <ul className="grid gap-4 text-lead">
            {slides[deck.index]!.notes.map((note) => (
              <li
                key={note}
                className="flex gap-4 before:mt-[0.6em] before:h-1.5 before:w-5 before:shrink-0 before:rounded-full before:bg-vermilion"
              >
                {note}
              </li>
            ))}
          </ul>
        </section>
      </section>
      <p aria-live="polite" className="sr-only">
        {deck.announced !== undefined &&
          `Slide ${deck.announced + 1} of ${count}: ${withoutAccent(slides[deck.announced]!.title)}`}
      </p>
    </main>
  )
}

function PresenterLabel({ id, children }: { id: string; children: React.ReactNode }) {
  return (
    <h2 id={id} className="meta mb-3 truncate text-paper/75">
      {children}
    </h2>
  )
}

/** A picture of the slide, for the eye: what it says stands in the notes. */
function Preview({ slide }: { slide: Slide }) {
  return (
    <div inert className="presenter-preview rounded-tile">
      <div className="slide" data-place="current">
        <SlideView slide={slide} />
      </div>
    </div>
  )
}
