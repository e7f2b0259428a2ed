/** Smooth, unless the visitor asked for less motion. */
function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

/** Sections have only a likely height until they are laid out: on a long way, the end would move. */
function measureSections(): void {
  document.documentElement.dataset.measured = ''
}

export function scrollToTop(): void {
  measureSections()
  scrollTo({ top: 0, behavior: scrollBehavior() })
}

/** Scrolls smoothly to the element with this id. False where there is none. */
export function scrollToId(id: string): boolean {
  const target = document.getElementById(id)
  measureSections()
  target?.scrollIntoView({ behavior: scrollBehavior() })
  return target !== null
}
