/** In percent of the page. */
export const SCROLL_MILESTONES = [25, 50, 75, 90, 100]
/** Browsers round scroll positions, so that the very end can fall short by a hair. */
const TOLERANCE_PX = 1

/** The milestones that the lower edge of the window has passed. */
export function milestonesReached(lowerEdge: number, pageHeight: number): number[] {
  return SCROLL_MILESTONES.filter((milestone) => lowerEdge + TOLERANCE_PX >= (pageHeight * milestone) / 100)
}
