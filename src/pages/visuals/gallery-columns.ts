import type { Picture } from '../../../content/types'

/** What stands below a picture, as a part of the column's width. */
const WORDS = 0.36
/** In one column, as many as a screen may show. */
const FIRST_IN_ONE_COLUMN = 2
/** Halvings of the height that is looked for: closer than any screen shows. */
const STEPS = 32

type Item = { image: Picture }

/** The cards that begin a column: their order is kept, and the highest column is as low as it can be. */
export function columnStarts(items: Item[], columns: number): number[] {
  const heights = items.map(({ image }) => image.height / image.width + WORDS)
  let tooLow = 0
  let enough = heights.reduce((sum, height) => sum + height, 0)
  for (let step = 0; step < STEPS; step++) {
    const middle = (tooLow + enough) / 2
    const starts = startsWithin(heights, middle)
    if (starts.length > 0 && starts.length <= columns) enough = middle
    else tooLow = middle
  }
  return startsWithin(heights, enough)
}

/** For each card, at how many columns it stands on the first screen. */
export function firstCards(items: Item[]): number[][] {
  const starts = [2, 3, 4].map((columns) => ({ columns, starts: columnStarts(items, columns) }))
  return items.map((_, index) => [
    ...(index < FIRST_IN_ONE_COLUMN ? [1] : []),
    ...starts.filter((one) => one.starts.includes(index)).map(({ columns }) => columns),
  ])
}

/** Fills one column after the other; nothing where a single card is too high. */
function startsWithin(heights: number[], limit: number): number[] {
  const starts: number[] = []
  let left = 0
  for (const [index, height] of heights.entries()) {
    if (height > limit) return []
    if (height > left) {
      starts.push(index)
      left = limit
    }
    left -= height
  }
  return starts
}
