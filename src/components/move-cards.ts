import { flushSync } from 'react-dom'
import { mayMove, startViewTransition } from './view-transition'

/** The cards of a list go to their new places; they are there at once where nothing may move. */
export async function moveCards(change: () => void): Promise<void> {
  if (!mayMove()) return flushSync(change)
  markNearCards()
  const { updateCallbackDone } = startViewTransition('cards', () => {
    flushSync(change)
    markNearCards()
  })
  await updateCallbackDone
}

/** Only those that may be seen move: every frame costs more with each of them. */
function markNearCards(): void {
  const cards = [...document.querySelectorAll('[data-card]')]
  const near = new Set(cards.filter(isNear))
  for (const card of cards) card.toggleAttribute('data-near', near.has(card))
}

/** Within the screen, or a quarter of one from it. */
function isNear(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > -innerHeight / 4 && top < 1.25 * innerHeight
}
