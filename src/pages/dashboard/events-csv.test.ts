import { expect, test } from 'vitest'
import { csvFileName, eventsCsv } from './events-csv'

function lines(csv: string): string[] {
  return csv.split('\r\n')
}

test('the file begins with a byte order mark and the four columns, and each line ends with CRLF', () => {
  expect(eventsCsv([])).toBe('\uFEFFEvent,Page,Timestamp,Details\r\n')
})

test('a row holds event, page, time and the whole event as JSON', () => {
  const event = { event: 'page_load', page: '/about', timestamp: '2025-06-08T14:06:00.000Z', sessionId: 'a1' }
  const [, row] = lines(eventsCsv([event]))
  expect(row).toBe(
    'page_load,/about,2025-06-08T14:06:00.000Z,"{""event"":""page_load"",""page"":""/about"",""timestamp"":""2025-06-08T14:06:00.000Z"",""sessionId"":""a1""}"',
  )
})

test('commas, quotes and line breaks are quoted', () => {
  const [, ...rest] = lines(eventsCsv([{ event: 'a,"b"', page: 'one\r\ntwo' }]))
  expect(rest.join('\r\n')).toMatch(/^"a,""b""","one\r\ntwo",,"\{/)
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'a cell that begins as %j can not run as a formula',
  (page) => {
    const csv = eventsCsv([{ event: page, page }])
    expect(csv).toContain(`'${page}`)
    expect(csv).not.toMatch(/(?:^|[,\n]"?)[=+\-@\t]/)
  },
)

test('epoch milliseconds are written as a date, a missing or broken time as it is', () => {
  const csv = eventsCsv([{ event: 'a', timestamp: 0 }, { event: 'b', timestamp: 'soon' }, { event: 'c' }])
  expect(csv).toContain('a,,1970-01-01T00:00:00.000Z,')
  expect(csv).toContain('b,,soon,')
  expect(csv).toContain('c,,,')
})

test("the file is named after the visitor's own day", () => {
  expect(csvFileName(new Date(2025, 0, 9, 23, 59))).toBe('portfolio-analytics-2025-01-09.csv')
})
