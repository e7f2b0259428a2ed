import { layOutAll } from './lay-out'
import { prefersLessMotion } from './media-matches'

/** Smooth, unless the visitor asked for less motion. */
function scrollBehavior(): ScrollBehavior {
  return prefersLessMotion() ? 'instant' : 'smooth'
}

export function scrollToTop(): void {
  layOutAll()
  scrollTo({ top: 0, behavior: scrollBehavior() })
}

/** Scrolls smoothly to the element with this id. False where there is none. */
export function scrollToId(id: string): boolean {
  const target = document.getElementById(id)
  layOutAll()
  target?.scrollIntoView({ behavior: scrollBehavior() })
  return target !== null
}
