import { useSyncExternalStore } from 'react'
import { Deck } from './deck'
import { DeckStyles } from './deck-styles'
import { PresenterView } from './presenter-view'

export function Component() {
  const presenter = useSyncExternalStore(subscribe, isPresenterWindow, () => false)
  return (
    <>
      <DeckStyles />
      {presenter ? <PresenterView /> : <Deck />}
    </>
  )
}

/** A window is the presenter's for its whole life. */
function subscribe(): () => void {
  return () => {}
}

function isPresenterWindow(): boolean {
  return new URLSearchParams(location.search).has('presenter')
}
