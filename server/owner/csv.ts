/** Spreadsheets take what begins so for a formula, and run it; some leave out what shows nothing before it. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r]/u
/** A byte order mark: without it spreadsheets take UTF-8 for something older. */
export const CSV_START = '\uFEFF'

type Cell = string | number | boolean | null

/** A table as a file: the names of its columns, then its rows. */
export function toCsv(header: string[], rows: Cell[][]): string {
  return CSV_START + [header, ...rows].map(csvLine).join('')
}

export function csvLine(cells: Cell[]): string {
  return `${cells.map(cell).join(',')}\r\n`
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
