/** Smooth, unless the visitor asked for less motion. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

/** Scrolls smoothly to the element with this id. */
export function scrollToId(id: string): void {
  document.getElementById(id)?.scrollIntoView({ behavior: scrollBehavior() })
}
