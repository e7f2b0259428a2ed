import { readFile } from 'node:fs/promises'
import { seed } from './event-log'
import { expect, test } from './visitor'

const EVENTS = [
  { event: 'page_load', page: '/', timestamp: '2026-05-04T10:00:00.000Z', sessionId: 'one' },
  {
    event: 'cta_click',
    page: '/',
    timestamp: '2026-05-04T10:01:00.000Z',
    cta: 'Say "yes", now',
    location: 'hero',
  },
]

/** Rows of cells; a quoted cell may hold commas, quotes and new lines. */
function parse(csv: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    if (quoted === undefined && plain === '' && end === '') break
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain!)
    if (end !== ',') rows.push([])
  }
  return rows.filter((row) => row.length > 0)
}

test('Export CSV builds a file in the browser named portfolio-analytics-{date}.csv with columns Event, Page, Timestamp, Details (the full event as JSON). There is no server call', async ({
  page,
}) => {
  await seed(page, EVENTS)
  await page.goto('/dashboard')
  await expect(page.getByText('Say', { exact: false }).first()).toBeVisible()
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^portfolio-analytics-\d{4}-\d\d-\d\d\.csv$/)
  expect(file.url()).toMatch(/^(blob|data):/)
  const text = (await readFile(await file.path(), 'utf8')).replace(/^\uFEFF/, '')
  const [columns, ...rows] = parse(text)
  expect(columns).toEqual(['Event', 'Page', 'Timestamp', 'Details'])
  expect(rows.slice(0, 2).map((row) => row.slice(0, 3))).toEqual(
    EVENTS.map(({ event, page: path, timestamp }) => [event, path, timestamp]),
  )
  expect(rows.slice(0, 2).map((row) => JSON.parse(row[3]!))).toEqual(EVENTS)
  expect(calls.filter((url) => url.startsWith('http'))).toEqual([])
})
