import { prefersLessMotion } from '../components/media-matches'

/** How what is under way ends. */
let end: (() => void) | undefined
const waiting = new Set<() => void>()

/** Whether the visitor likes motion, and looks. */
export function mayMove(): boolean {
  return !document.hidden && !prefersLessMotion()
}

/** Something sets off; what was under way has arrived. Returns what says that it is over. */
export function beginMovement(onEnd: () => void): () => void {
  endMovement()
  end = onEnd
  return () => {
    if (end === onEnd) endMovement()
  }
}

export function endMovement(): void {
  end?.()
  end = undefined
  for (const call of waiting) call()
  waiting.clear()
}

export function isMoving(): boolean {
  return end !== undefined
}

/** Calls when nothing is under way: heavy work takes no frame from it. */
export function whenStill(call: () => void): void {
  if (isMoving()) waiting.add(call)
  else call()
}

/** What is on its way from one view to the next. */
function animations(): Animation[] {
  return document.getAnimations().filter(({ effect }) => {
    const { pseudoElement, target } = effect as KeyframeEffect
    return pseudoElement?.startsWith('::view-transition') || target?.closest('.flight')
  })
}

/**
 * Whoever acts is done with watching: movements end where they lead. Asks first whether there are any, because looking
 * for them takes time from each turn of the wheel. Returns what ends the listening.
 */
export function endOnAction(mayBeMoving = () => true): () => void {
  const end = () => {
    if (mayBeMoving()) for (const animation of animations()) animation.finish()
  }
  const actions = ['pointerdown', 'wheel', 'keydown'] as const
  for (const action of actions) addEventListener(action, end, { passive: true })
  return () => {
    for (const action of actions) removeEventListener(action, end)
  }
}
