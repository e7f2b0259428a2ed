import { expect, test } from 'vitest'
import type { StoredEvent } from './events'
import { MOST_SPANS, visitSpans } from './visit-spans'

const NOON = Date.parse('2026-03-29T12:00:00Z')

function view(page: string, second: number, more: Partial<StoredEvent> = {}): StoredEvent {
  const timestamp = new Date(NOON + second * 1000).toISOString()
  return { event: 'page_load', page, timestamp, sessionId: 'mine', ...more }
}

test('each page of the visit is a span that begins where the last has ended', () => {
  const spans = visitSpans([view('/', 0), view('/about', 8), view('/resume', 11)], 'mine', NOON + 35_000)
  expect(spans.map(({ page, seconds }) => [page, seconds])).toEqual([
    ['/', 8],
    ['/about', 3],
    ['/resume', 24],
  ])
  expect(spans[0]?.start).toBe(0)
  for (const [index, { start, length }] of spans.entries())
    expect(spans[index + 1]?.start ?? 1).toBeCloseTo(start + length)
})

test('other visits, other events and broken ones are left out', () => {
  const log = [
    view('/about', 0, { sessionId: 'theirs' }),
    { event: 'cta_click', page: '/', timestamp: NOON, sessionId: 'mine' },
    view('/x', 0, { timestamp: 'yesterday' }),
    view('/y', 0, { page: 7 }),
    view('/', 1, { timestamp: NOON + 1000 }),
  ]
  expect(visitSpans(log, 'mine', NOON + 2000).map(({ page }) => page)).toEqual(['/'])
  expect(visitSpans([], 'mine', NOON)).toEqual([])
})

test('of a long visit the last pages are drawn, and none vanishes beside one of an hour', () => {
  const log = Array.from({ length: 20 }, (_, index) => view(`/${index}`, index < 18 ? index : 3600 + index))
  const spans = visitSpans(log, 'mine', NOON + 3_620_000)
  expect(spans.map(({ page }) => page)).toEqual(['/14', '/15', '/16', '/17', '/18', '/19'])
  expect(spans).toHaveLength(MOST_SPANS)
  expect(Math.min(...spans.map(({ length }) => length))).toBeGreaterThan(0.015)
})

test('a clock that was set back makes no negative span', () => {
  const spans = visitSpans([view('/', 600), view('/about', 0)], 'mine', NOON - 5000)
  expect(spans.map(({ seconds }) => seconds)).toEqual([0, 0])
  expect(spans.map(({ length }) => length)).toEqual([0.5, 0.5])
})
