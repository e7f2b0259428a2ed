import {
  IconArrowLeft,
  IconArrowRight,
  IconMaximize,
  IconMinimize,
  IconPlayerPlay,
  IconPlayerStop,
  IconPresentation,
} from '@tabler/icons-react'
import { Logo } from '../../components/logo'
import { SiteLink } from '../../components/ui/site-link'
import { DeckButton } from './deck-button'
import { DeckProgress } from './deck-progress'
import { SlideDots } from './slide-dots'
import type { SlideDeck } from './use-slide-deck'

interface DeckControlsProps {
  deck: SlideDeck
  titles: string[]
  /** A drawing. */
  logo: string
  words: {
    label: string
    auto: string
    stop: string
    previous: string
    next: string
    progress: string
    goTo: string
    enterFullScreen: string
    leaveFullScreen: string
    presenter: string
  }
  exitLabel: string
  fullScreen: 'on' | 'off' | 'unavailable'
  onFullScreen: () => void
  onPresenter: () => void
}

export function DeckControls({
  deck,
  titles,
  logo,
  words,
  exitLabel,
  fullScreen,
  onFullScreen,
  onPresenter,
}: DeckControlsProps) {
  const { index, playing } = deck
  const FullScreenIcon = fullScreen === 'on' ? IconMinimize : IconMaximize
  const AutoIcon = playing ? IconPlayerStop : IconPlayerPlay
  return (
    <section data-print="hide" aria-label={words.label} className="deck-bar on-dark bg-pine-deep pt-1.5">
      <DeckProgress label={words.progress} index={index} count={titles.length} playing={playing} />
      <div className="flex items-center gap-1 px-2 py-1 sm:px-4">
        <SiteLink
          to="/"
          className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-paper/10"
        >
          <Logo svg={logo} className="h-6" />
          <span className="sr-only">{exitLabel}</span>
        </SiteLink>
        <SlideDots titles={titles} index={index} label={words.goTo} onChoose={deck.goTo} />
        <p className="meta mx-2 ml-auto whitespace-nowrap text-paper/85 sm:mx-4 sm:ml-auto">
          {index + 1} of {titles.length}
        </p>
        <DeckButton label={words.previous} onClick={deck.previous}>
          <IconArrowLeft aria-hidden="true" size={20} stroke={1.8} />
        </DeckButton>
        <button
          type="button"
          onClick={deck.toggleAuto}
          className="flex h-11 min-w-22 items-center justify-center gap-2 rounded-control text-small font-medium hover:bg-paper/10"
        >
          <AutoIcon aria-hidden="true" size={17} stroke={1.8} />
          {playing ? words.stop : words.auto}
        </button>
        <DeckButton label={words.next} onClick={deck.next}>
          <IconArrowRight aria-hidden="true" size={20} stroke={1.8} />
        </DeckButton>
        {fullScreen !== 'unavailable' && (
          <DeckButton
            label={fullScreen === 'on' ? words.leaveFullScreen : words.enterFullScreen}
            shortcut="f"
            onClick={onFullScreen}
            className="deck-wide-only"
          >
            <FullScreenIcon aria-hidden="true" size={19} stroke={1.8} />
          </DeckButton>
        )}
        <DeckButton label={words.presenter} shortcut="p" onClick={onPresenter} className="deck-wide-only">
          <IconPresentation aria-hidden="true" size={20} stroke={1.8} />
        </DeckButton>
      </div>
    </section>
  )
}
