import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type DeckState, isDeckState, openDeckChannel } from './deck-channel'
import { slideElementId, slideOfHash, wrap } from './slide-address'

const AUTO_PLAY_MS = 8000

export interface SlideDeck extends DeckState {
  /** The slide that was last gone to, as opposed to scrolled to; it is announced. */
  announced?: number
  goTo: (index: number) => void
  next: () => void
  previous: () => void
  toggleAuto: () => void
  stop: () => void
  /** The reader scrolled to this slide. */
  follow: (index: number) => void
}

interface DeckOptions {
  count: number
  /** The presenter's window leaves the clock to the deck, or each would turn the page. */
  autoPlays: boolean
}

/** Which slide is shown and whether the deck plays by itself, the same in all windows of this browser. */
export function useSlideDeck({ count, autoPlays }: DeckOptions): SlideDeck {
  const [state, setState] = useState<DeckState>({ index: 0, playing: false })
  const [announced, setAnnounced] = useState<number>()
  const latest = useRef(state)
  const channel = useRef<BroadcastChannel>(undefined)

  const show = useCallback((next: DeckState) => {
    const moved = next.index !== latest.current.index
    latest.current = next
    setState(next)
    // Past the router, which would scroll to the top.
    if (moved) history.replaceState(history.state, '', `#${slideElementId(next.index)}`)
    return moved
  }, [])

  const go = useCallback(
    (next: DeckState) => {
      if (!show(next)) return
      setAnnounced(next.index)
      document.getElementById(slideElementId(next.index))?.scrollIntoView({ behavior: 'instant' })
    },
    [show],
  )

  const change = useCallback(
    (part: Partial<DeckState>) => {
      go({ ...latest.current, ...part })
      channel.current?.postMessage(latest.current)
    },
    [go],
  )

  useEffect(() => {
    channel.current = openDeckChannel()
    channel.current?.addEventListener('message', ({ data }) => {
      if (isDeckState(data, count)) go(data)
    })
    return () => channel.current?.close()
  }, [count, go])

  // Before the next paint: the style sheet shows the address's slide until the page is ready.
  useLayoutEffect(() => {
    function readHash() {
      const index = slideOfHash(location.hash, count)
      if (index !== undefined) show({ ...latest.current, index })
    }
    readHash()
    addEventListener('hashchange', readHash)
    return () => removeEventListener('hashchange', readHash)
  }, [count, show])

  const { index, playing } = state
  useEffect(() => {
    if (!playing || !autoPlays) return
    const timer = setTimeout(() => change({ index: wrap(index + 1, count) }), AUTO_PLAY_MS)
    return () => clearTimeout(timer)
  }, [playing, autoPlays, index, count, change])

  return {
    ...state,
    announced,
    goTo: (target) => change({ index: target }),
    next: () => change({ index: wrap(latest.current.index + 1, count) }),
    previous: () => change({ index: wrap(latest.current.index - 1, count) }),
    toggleAuto: () => change({ playing: !latest.current.playing }),
    stop: () => change({ playing: false }),
    follow: useCallback(
      (target: number) => {
        if (show({ ...latest.current, index: target })) channel.current?.postMessage(latest.current)
      },
      [show],
    ),
  }
}
