/** Whether the browser can move a view into the next, and the visitor likes motion. */
export function mayMove(): boolean {
  return (
    typeof document.startViewTransition === 'function' &&
    !document.hidden &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

/** What moves on its way from one view to the next. */
function movements(): Animation[] {
  return document
    .getAnimations()
    .filter(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement?.startsWith('::view-transition'))
}

/**
 * Whoever acts is done with watching: movements end where they lead. Asks first whether there are any, because looking
 * for them takes time from each turn of the wheel. Returns what ends the listening.
 */
export function endOnAction(mayBeMoving = () => true): () => void {
  const end = () => {
    if (mayBeMoving()) for (const movement of movements()) movement.finish()
  }
  const actions = ['pointerdown', 'wheel', 'keydown'] as const
  for (const action of actions) addEventListener(action, end, { passive: true })
  return () => {
    for (const action of actions) removeEventListener(action, end)
  }
}
