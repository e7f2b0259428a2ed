/** As a trace says it: `42 s`, `3 m 05 s`, `2 h 10 m`. */
export function spanTime(seconds: number): string {
  const whole = Math.round(seconds)
  if (whole < 60) return `${whole} s`
  const [large, small, names] =
    whole < 3600
      ? [Math.floor(whole / 60), whole % 60, ['m', 's']]
      : [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), ['h', 'm']]
  return `${large} ${names[0]} ${String(small).padStart(2, '0')} ${names[1]}`
}
