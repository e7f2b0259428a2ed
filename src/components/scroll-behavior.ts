import { layOutAll } from '../components/lay-out'

/** Smooth, unless the visitor asked for less motion. */
function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
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
