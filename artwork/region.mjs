/** A part is drawn this wide, three times as wide as a phone. */
const PART_WIDTH = 1200

/**
 * What to take of a board of this size: all of it, drawn at twice the size that it is saved in, or one region.
 * @param {number} width
 * @param {number} height
 * @param {number[]} [region] left, top, width and height in percent
 */
export function partOf(width, height, region) {
  if (!region) return { width, height, density: 2 }
  const [left, top, across, down] = region.map(
    (percent, side) => ((side % 2 ? height : width) * percent) / 100,
  )
  const clip = { x: left, y: top, width: across, height: down }
  const density = PART_WIDTH / across
  return { clip, width: PART_WIDTH, height: Math.round(down * density), density }
}
