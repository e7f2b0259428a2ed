/** Whether the browser can move a view into the next, and the visitor likes motion. */
export function mayMove(): boolean {
  return (
    'startViewTransition' in document &&
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

/** Calls when nothing is on its way any more: heavy work then takes no frame from a movement. */
export function whenStill(call: () => void): void {
  const moving = movements()
  if (moving.length === 0) call()
  else void Promise.allSettled(moving.map(({ finished }) => finished)).then(call)
}

/** Whoever acts is done with watching: movements end where they lead. Returns what ends the listening. */
export function endOnAction(): () => void {
  const end = () => {
    for (const movement of movements()) movement.finish()
  }
  const actions = ['pointerdown', 'wheel', 'keydown'] as const
  for (const action of actions) addEventListener(action, end, { passive: true })
  return () => {
    for (const action of actions) removeEventListener(action, end)
  }
}
