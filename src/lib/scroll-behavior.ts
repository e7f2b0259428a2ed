/** Smooth, unless the visitor asked for less motion. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

/** Scrolls smoothly to the element with this id. False where there is none. */
export function scrollToId(id: string): boolean {
  const target = document.getElementById(id)
  // Sections on the way have only a likely height until they are laid out.
  document.documentElement.dataset.measured = ''
  target?.scrollIntoView({ behavior: scrollBehavior() })
  return target !== null
}
