import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { appendToEventLog, LOG_KEY, readEventLog } from './event-log'

const values = new Map<string, string>()

beforeEach(() => {
  values.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  })
})

afterEach(() => vi.unstubAllGlobals())

test('the log begins empty and keeps events in their order', () => {
  expect(readEventLog()).toEqual([])
  appendToEventLog({ event: 'page_load', page: '/' })
  appendToEventLog({ event: 'cta_click', page: '/' })
  expect(readEventLog().map(({ event }) => event)).toEqual(['page_load', 'cta_click'])
})

test('the log stands under its key as plain JSON', () => {
  appendToEventLog({ event: 'page_load', page: '/' })
  expect(JSON.parse(values.get('portfolio_analytics') ?? '')).toEqual([{ event: 'page_load', page: '/' }])
})

test('only the last hundred events are kept', () => {
  for (let index = 0; index < 130; index += 1) appendToEventLog({ event: 'scroll_depth', index })
  const log = readEventLog()
  expect(log).toHaveLength(100)
  expect(log[0]).toMatchObject({ index: 30 })
  expect(log.at(-1)).toMatchObject({ index: 129 })
})

test('what is not an event is skipped', () => {
  values.set(LOG_KEY, JSON.stringify([null, 7, 'page_load', {}, { event: 5 }, { event: 'page_load' }]))
  expect(readEventLog()).toEqual([{ event: 'page_load' }])
})

test('a log that is no list, or no JSON, counts as empty and is begun anew', () => {
  for (const broken of ['{"event":"page_load"}', 'null', '{', '']) {
    values.set(LOG_KEY, broken)
    expect(readEventLog(), broken).toEqual([])
  }
  appendToEventLog({ event: 'page_load' })
  expect(readEventLog()).toHaveLength(1)
})

test('blocked storage loses events, never the page', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => appendToEventLog({ event: 'page_load' })).not.toThrow()
  expect(readEventLog()).toEqual([])
})
