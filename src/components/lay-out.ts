/** What the browser may skip until it comes near the screen (`content-visibility` in styles.css). */
export const SKIPPED = '.section-space, .drawn-near, [data-part="known"] [data-card]'

/** All at once: a leap needs the true heights of everything that it passes. */
export function layOutAll(): void {
  document.documentElement.dataset.laidOut = ''
}

/** All at once, and what is seen stays where it is: not every browser scrolls along. */
export function layOutAllInPlace(): void {
  const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  const before = seen?.getBoundingClientRect().top ?? 0
  layOutAll()
  if (seen) scrollBy({ top: seen.getBoundingClientRect().top - before, behavior: 'instant' })
}

/** For good. What changes its height above the screen would move what is seen, and not every browser scrolls along. */
export function layOut(element: HTMLElement): void {
  const { bottom } = element.getBoundingClientRect()
  element.dataset.laidOut = ''
  if (bottom < 0) scrollBy({ top: element.getBoundingClientRect().bottom - bottom, behavior: 'instant' })
}
