/** Spreadsheets take what begins so for a formula, and run it. */
const FORMULA = /^[=+\-@\t\r]/
/** Without it they take UTF-8 for something older. */
const BYTE_ORDER_MARK = '\uFEFF'

type Cell = string | number | boolean | null

/** A table as a file: the names of its columns, then its rows. */
export function toCsv(header: string[], rows: Cell[][]): string {
  return `${BYTE_ORDER_MARK}${[header, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(value: Cell): string {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = value ?? ''
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

export function csvTime(time: number | null): string {
  return time === null || time === 0 ? '' : new Date(time).toISOString()
}
