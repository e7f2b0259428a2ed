/**
 * Lays out what is far from the screen, too, one section after another from the top: for pictures and print of the whole
 * page, for searching it, and for each leap. What is seen stays where it is.
 */
export function layOutSections(): void {
  // Safari has no idle callbacks.
  const whenIdle = window.requestIdleCallback ?? setTimeout
  whenIdle(() => {
    const section = document.querySelector<HTMLElement>('.section-space:not([data-laid-out])')
    if (!section || isAllLaidOut()) return layOutAll()
    layOut(section)
    layOutSections()
  })
}

/** At once, and whatever comes after a change of page. A leap needs the true heights of all that it passes. */
export function layOutAll(): void {
  document.documentElement.dataset.laidOut = ''
}

function isAllLaidOut(): boolean {
  return 'laidOut' in document.documentElement.dataset
}

/** What changes its height above the screen would move what is seen, and not every browser scrolls along. */
function layOut(section: HTMLElement): void {
  const { bottom } = section.getBoundingClientRect()
  section.dataset.laidOut = ''
  if (bottom < 0) scrollBy({ top: section.getBoundingClientRect().bottom - bottom, behavior: 'instant' })
}
