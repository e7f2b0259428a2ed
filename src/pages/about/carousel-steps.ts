const STEP = 2

/** The start index after "next": two on, and back to the first past the end. */
export function nextStart(start: number, count: number): number {
  return start + STEP < count ? start + STEP : 0
}

/** The start index after "previous": two back; before the first it jumps to the last pair. */
export function previousStart(start: number, count: number): number {
  return start - STEP < 0 ? Math.max(0, count - STEP) : start - STEP
}

/** The list from the start index on, with the skipped ones at its end. */
export function rotated<Item>(items: Item[], start: number): Item[] {
  return [...items.slice(start), ...items.slice(0, start)]
}
