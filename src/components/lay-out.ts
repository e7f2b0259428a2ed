/** What the browser may skip until it comes near the screen (`content-visibility` in styles.css). */
export const SKIPPED = '.section-space, .drawn-near, [data-part="known"] [data-card]'

/** All at once: a leap needs the true heights of everything that it passes. */
export function layOutAll(): void {
  document.documentElement.dataset.laidOut = ''
}

/** For good. What changes its height above the screen would move what is seen, and not every browser scrolls along. */
export function layOut(element: HTMLElement): void {
  const { bottom } = element.getBoundingClientRect()
  element.dataset.laidOut = ''
  if (bottom < 0) scrollBy({ top: element.getBoundingClientRect().bottom - bottom, behavior: 'instant' })
}
