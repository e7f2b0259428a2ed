/** First and last year of a role, both included. */
export interface RoleYears {
  first: number
  last: number
  /** The role has not ended. */
  open: boolean
}

/** Parses a duration of the content: `2016-2021`, `2022-Present`, or one year alone. */
export function roleYears(duration: string, axisEnd: number): RoleYears {
  const [first = axisEnd, last] = (duration.match(/\d{4}/g) ?? []).map(Number)
  const open = /present/i.test(duration)
  return { first, last: open ? axisEnd : (last ?? first), open }
}

/** Start and length of the years on an axis that has one column per year, in percent of its width. */
export function spanOnAxis(
  { first, last }: RoleYears,
  axis: { from: number; to: number },
): { start: number; length: number } {
  const columns = axis.to - axis.from + 1
  return { start: ((first - axis.from) / columns) * 100, length: ((last - first + 1) / columns) * 100 }
}
