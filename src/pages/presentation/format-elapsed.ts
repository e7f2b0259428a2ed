/** Minutes and seconds, as `12:05`; a long talk just counts on. */
export function formatElapsed(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
