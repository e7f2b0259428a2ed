import type { Picture } from '../../../content/types.ts'
import type { FoundValue } from '../../content/walk-content.ts'
import { isPicture } from '../../pictures/is-picture.ts'
import type { Mistake } from '../mistake.ts'

interface Place {
  /** Pixels of width. */
  least: number
  /** Width by height; outside of it too much would be cut off. */
  shape: [narrowest: number, widest: number]
}

/** What a picture has to bring along, by the name of its field. */
const PLACES: Record<string, Place> = {
  avatar: { least: 240, shape: [0.75, 1.34] },
  background: { least: 1600, shape: [1.2, 2.4] },
  cover: { least: 1200, shape: [1.2, 2.4] },
  hero: { least: 800, shape: [1.2, 2.6] },
}
const ELSEWHERE: Place = { least: 640, shape: [0.4, 3.5] }
/** The part of a figure that fills a phone's width; it is cut from the figure, so its shape is as wanted. */
const PHONE_PART: Place = { least: 280, shape: [0.4, 3.5] }

/** Pictures that would look soft, or lose too much at their edges. */
export function pictureMistakes(values: FoundValue[]): Mistake[] {
  return values.flatMap(({ key, where, value }) => {
    if (!isPicture(value) || value.src.endsWith('.svg')) return []
    const { width, height } = value
    const { least, shape } = PLACES[key] ?? (where.endsWith('phone picture') ? PHONE_PART : ELSEWHERE)
    const found = `${nameOf(value)} has ${width} × ${height} px`
    if (width < least) return [{ where, says: `: ${found}, and needs ${least} px of width to look sharp.` }]
    const ratio = width / height
    if (ratio >= shape[0] && ratio <= shape[1]) return []
    const [tallest, flattest] = [Math.round(width / shape[0]), Math.round(width / shape[1])]
    return [
      {
        where,
        says: `: ${found}, and would be cut off: at this width it needs ${flattest} to ${tallest} px of height.`,
      },
    ]
  })
}

function nameOf({ master }: Picture): string {
  return master?.replace(/^.*(?=content\/)/, '') ?? 'the picture'
}
