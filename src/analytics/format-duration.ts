/** In the two largest units: `42 s`, `3 m 05 s`, `2 h 10 m`. */
export function formatDuration(seconds: number): string {
  const rounded = Math.round(seconds)
  if (rounded < 60) return `${rounded} s`
  const [large, small, units] =
    rounded < 3600
      ? [Math.floor(rounded / 60), rounded % 60, ['m', 's']]
      : [Math.floor(rounded / 3600), Math.floor((rounded % 3600) / 60), ['h', 'm']]
  return `${large} ${units[0]} ${String(small).padStart(2, '0')} ${units[1]}`
}
