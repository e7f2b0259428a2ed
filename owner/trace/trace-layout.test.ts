import { expect, test } from 'vitest'
import type { PageSpan, Visit } from '../../shared/owner-api'
import { ticks } from './time-scale'
import { layTrace } from './trace-layout'

const NOON = Date.UTC(2026, 10, 16, 12)
const SECOND = 1000
const HOUR = 3_600_000

function page(path: string, second: number, seconds: number, more: Partial<PageSpan> = {}): PageSpan {
  const startedAt = NOON + second * SECOND
  return { path, title: path, startedAt, ms: seconds * SECOND, depth: 1, sections: [], events: [], ...more }
}

function visit(spans: PageSpan[], more: Partial<Visit> = {}): Visit {
  return {
    id: 'v',
    link: null,
    startedAt: NOON,
    lastSeenAt: NOON,
    ms: 0,
    open: false,
    kind: 'person',
    private: false,
    referrer: '',
    device: '',
    spans,
    ...more,
  }
}

test('pages stand one after the other, as long as they were looked at', () => {
  const { pages, ms } = layTrace(visit([page('/', 0, 30), page('/about', 30, 90)]))
  expect(ms).toBe(120 * SECOND)
  expect(pages.map(({ bar }) => bar)).toEqual([
    { start: 0, length: 0.25 },
    { start: 0.25, length: 0.75 },
  ])
})

test('an absence is cut out, and said', () => {
  const { pages, pauses, ms, msAt } = layTrace(visit([page('/', 0, 60), page('/about', 7260, 60)]))
  expect(ms).toBe(120 * SECOND)
  expect(pauses.map((pause) => pause.ms)).toEqual([2 * HOUR])
  expect(pages[1]!.bar.length).toBeCloseTo(pages[0]!.bar.length)
  expect(pages[0]!.bar.start + pages[0]!.bar.length).toBeLessThan(pauses[0]!.at)
  expect(pages[1]!.bar.start).toBeGreaterThan(pauses[0]!.at)
  expect(pages[1]!.bar.start + pages[1]!.bar.length).toBeCloseTo(1)
  expect([0, pauses[0]!.at, 1].map((place) => Math.round(msAt(place) / SECOND))).toEqual([0, 60, 120])
})

test('a section that was read twice is one row with two bars, inside its page', () => {
  const at = (second: number, seconds: number, name: string) => ({
    name,
    startedAt: NOON + second * SECOND,
    ms: seconds * SECOND,
  })
  const span = page('/study', 0, 100, {
    sections: [at(10, 30, 'Problem'), at(40, 40, 'Outcome'), at(80, 20, 'Problem')],
  })
  const [row] = layTrace(visit([span])).pages
  expect(row!.sections.map(({ name, ms, bars }) => [name, ms, bars.length])).toEqual([
    ['Problem', 50 * SECOND, 2],
    ['Outcome', 40 * SECOND, 1],
  ])
  for (const { start, length } of row!.sections.flatMap(({ bars }) => bars)) {
    expect(start).toBeGreaterThanOrEqual(row!.bar.start)
    expect(start + length).toBeLessThanOrEqual(row!.bar.start + row!.bar.length + 1e-9)
  }
})

test('a page that was left and read on later is cut where nobody looked', () => {
  const sections = [
    { name: 'Problem', startedAt: NOON, ms: 60 * SECOND },
    { name: 'Outcome', startedAt: NOON + HOUR, ms: 30 * SECOND },
  ]
  const trace = layTrace(visit([page('/study', 0, 90, { sections })]))
  expect(trace.ms).toBe(90 * SECOND)
  expect(trace.pauses).toHaveLength(1)
  expect(trace.pages[0]!.bar).toEqual({ start: 0, length: 1 })
})

test('a visit that goes on grows to now, and has room ahead of it', () => {
  const open = visit([page('/', 0, 40)], { open: true, lastSeenAt: NOON + 40 * SECOND })
  const before = layTrace(open).pages[0]!
  const after = layTrace(open, NOON + 45 * SECOND).pages[0]!
  expect(after.live).toBe(true)
  expect(after.bar.length).toBeGreaterThan(before.bar.length)
  expect(after.bar.length).toBeLessThan(0.9)
})

test('a visit of nothing is drawn too', () => {
  expect(layTrace(visit([])).pages).toEqual([])
  expect(layTrace(visit([page('/', 0, 0)])).pages[0]!.bar).toEqual({ start: 0, length: 0 })
})

test('an axis names few moments, whatever the length', () => {
  for (const ms of [1, 4000, 61_000, 9 * 60_000, 3 * HOUR, 50 * HOUR]) {
    const named = ticks(ms)
    expect(named[0]).toBe(0)
    expect(named.length).toBeLessThanOrEqual(8)
    expect(named.at(-1)).toBeLessThanOrEqual(ms)
  }
})
