import { expect, test } from 'vitest'
import { scrollFunnel, viewsPerDay } from './chart-data'

const TODAY = new Date(2025, 2, 12, 9)

function viewAt(...date: [number, number, number, number]) {
  return { event: 'page_load', timestamp: new Date(...date).toISOString() }
}

test('views are counted per day of the local calendar, fourteen days up to today', () => {
  const days = viewsPerDay([viewAt(2025, 2, 12, 0), viewAt(2025, 2, 12, 23), viewAt(2025, 1, 27, 8)], TODAY)
  expect(days).toHaveLength(14)
  expect(days[0]).toEqual({ day: '2025-02-27', views: 1 })
  expect(days.at(-1)).toEqual({ day: '2025-03-12', views: 2 })
})

test('older views, other events and unreadable times are left out', () => {
  const events = [
    viewAt(2025, 1, 26, 8),
    { event: 'cta_click', timestamp: TODAY.toISOString() },
    { event: 'page_load', timestamp: 'yesterday' },
    { event: 'page_load' },
  ]
  expect(viewsPerDay(events, TODAY).every(({ views }) => views === 0)).toBe(true)
})

test('epoch milliseconds are a time too', () => {
  expect(viewsPerDay([{ event: 'page_load', timestamp: TODAY.getTime() }], TODAY).at(-1)?.views).toBe(1)
})

test('the funnel counts how many views reached each milestone', () => {
  const depths = [25, 50, 25, 100, 33, '75']
  expect(scrollFunnel(depths.map((depth) => ({ event: 'scroll_depth', depth })))).toEqual([
    { depth: 25, reached: 2 },
    { depth: 50, reached: 1 },
    { depth: 75, reached: 0 },
    { depth: 90, reached: 0 },
    { depth: 100, reached: 1 },
  ])
})
