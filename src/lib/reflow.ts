import { flushSync } from 'react-dom'
import { beginMovement, mayMove } from './movements'

/** The cards of a list go to their new places; they are there at once where nothing may move. */
export async function withReflow(change: () => void): Promise<void> {
  if (!mayMove() || !('startViewTransition' in document)) return change()
  let under = true
  const over = beginMovement(() => {
    under = false
    nameCards(() => false)
    delete document.documentElement.dataset.moves
  })
  document.documentElement.dataset.moves = 'cards'
  nameCards(isNear)
  const { ready, finished } = document.startViewTransition(() => {
    flushSync(change)
    // Another movement may have begun meanwhile.
    if (under) nameCards(isNear)
  })
  // One that is cut short has still arrived.
  ready.catch(() => {})
  await finished
  over()
}

/** Each card by its `--card`, and only those that may be seen: every frame costs more with each of them. */
function nameCards(isNamed: (card: Element) => boolean): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card][style*="--card"]')]
  const named = new Set(cards.filter(isNamed))
  for (const card of cards) card.style.viewTransitionName = named.has(card) ? 'var(--card)' : ''
}

/** Within the screen, or a quarter of one from it. */
function isNear(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > -innerHeight / 4 && top < 1.25 * innerHeight
}
