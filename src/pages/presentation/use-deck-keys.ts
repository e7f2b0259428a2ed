import { useLayoutEffect, useRef } from 'react'
import type { SlideDeck } from './use-slide-deck'

const FIELDS = 'input, textarea, select, [contenteditable]'
/** What Space presses. */
const PRESSED_BY_SPACE = `button, summary, [role="button"], ${FIELDS}`

interface DeckActions {
  deck: SlideDeck
  count: number
  /** Further keys, by name. */
  more?: Record<string, () => void>
}

/** The deck's keys, from anywhere in the window; clickers send PageDown and PageUp. */
export function useDeckKeys(actions: DeckActions): void {
  const latest = useRef(actions)
  latest.current = actions
  // Before the first slide is seen: whoever presses at once is heard.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const target = event.target instanceof Element ? event.target : document.body
      if (target.closest(event.key === ' ' ? PRESSED_BY_SPACE : FIELDS)) return
      const action = actionOf(event.key, latest.current)
      if (!action) return
      // Space would scroll.
      if (event.key !== 'Escape') event.preventDefault()
      action()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

function actionOf(key: string, { deck, count, more }: DeckActions): (() => void) | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'PageDown':
    case ' ':
      return deck.next
    case 'ArrowLeft':
    case 'PageUp':
      return deck.previous
    case 'Home':
      return () => deck.goTo(0)
    case 'End':
      return () => deck.goTo(count - 1)
    case 'Escape':
      return deck.stop
    default:
      return more?.[key.toLowerCase()]
  }
}
