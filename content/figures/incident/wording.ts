/** Puts values in the place of their names: `fill('{time} late', { time: '0:07' })`. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
}

export function thousands(value: number): string {
  return value.toLocaleString('en-US')
}

/** Minutes, seconds and tenths, as a stopwatch shows them: `1:07.4`. */
export function stopwatchTime(milliseconds: number, tenths: boolean): string {
  const all = Math.floor(milliseconds / 100)
  const seconds = Math.floor(all / 10)
  const whole = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return tenths ? `${whole}.${all % 10}` : whole
}
