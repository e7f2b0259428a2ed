import { prefersLessMotion } from './media-matches'

/** What a visitor does when done with watching. */
const ACTIONS = ['pointerdown', 'wheel', 'keydown', 'popstate'] as const

/** Whether what is seen may move to its next place: the browser can, and the visitor looks and likes motion. */
export function mayMove(): boolean {
  // `types` came later than the rest: Chrome 125, Safari 18.2, Firefox 147.
  const able = typeof ViewTransition !== 'undefined' && 'types' in ViewTransition.prototype
  return able && !document.hidden && !prefersLessMotion()
}

/**
 * Changes what is seen by a view transition of this type, to which the style sheet says what moves and how. Whoever acts
 * meanwhile meets the page itself. To be asked for only where something may move.
 */
export function startViewTransition(type: 'picture' | 'cards' | 'gate', update: () => void): ViewTransition {
  const transition = document.startViewTransition({ update, types: [type] })
  const listening = new AbortController()
  const { signal } = listening
  for (const action of ACTIONS)
    addEventListener(action, () => transition.skipTransition(), { passive: true, signal })
  // One that is cut short has still arrived.
  transition.ready.catch(() => {})
  void transition.finished.finally(() => listening.abort())
  return transition
}
