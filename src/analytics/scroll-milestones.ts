const MILESTONES = [25, 50, 75, 90, 100]
/** Browsers round scroll positions, so that the very end can fall short by a hair. */
const TOLERANCE_PX = 1

/** The milestones, in percent of the page, that the lower edge of the window has passed. */
export function milestonesReached(lowerEdge: number, pageHeight: number): number[] {
  return MILESTONES.filter((milestone) => lowerEdge + TOLERANCE_PX >= (pageHeight * milestone) / 100)
}
