import type { StudyReading } from '../../shared/owner-api'

export interface Fall {
  /** The section that they still read, and where it stands. */
  name: string
  index: number
  left: number
}

/** After which section most readers leave; nothing where nobody does. */
export function largestFall({ sections }: StudyReading): Fall | undefined {
  const falls = sections.slice(0, -1).map(({ name, reached }, index) => ({
    name,
    index,
    left: reached - sections[index + 1]!.reached,
  }))
  return falls.filter(({ left }) => left > 0).toSorted((a, b) => b.left - a.left)[0]
}
