/** The last moment of a day of the date field, in the owner's zone. */
export function endOfDay(day: string): number | null {
  const time = new Date(`${day}T23:59:59.999`).getTime()
  return Number.isNaN(time) ? null : time
}

/** As a date field wants it. */
export function fieldDay(time: number): string {
  const date = new Date(time)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
