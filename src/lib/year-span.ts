/** Where a period stands on a common axis, in percent. */
export interface YearSpan {
  start: number
  length: number
}

/** Lays periods like `2016-2021` and `2022-Present` out between the first year and the last. */
export function spanOfYears(durations: string[]): YearSpan[] {
  const periods = durations.map((duration) => {
    const [first = 0, last] = (duration.match(/\d{4}/g) ?? []).map(Number)
    return { first, last }
  })
  const earliest = Math.min(...periods.map(({ first }) => first))
  const known = Math.max(...periods.flatMap(({ first, last }) => [first, last ?? 0]))
  // The present is drawn a few years past the last year that is written down: the axis needs no clock.
  const latest = periods.some(({ last }) => last === undefined) ? known + 4 : known
  const percent = (years: number) => Math.round((years / (latest - earliest)) * 1000) / 10
  return periods.map(({ first, last = latest }) => ({
    start: percent(first - earliest),
    length: percent(last - first),
  }))
}
