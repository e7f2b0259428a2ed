import { expect, test } from 'vitest'
import { queryDefaults } from './query-defaults'

const retryDelay = queryDefaults.queries?.retryDelay as (attempt: number, error: Error) => number

test('queries wait twice as long with each try, thirty seconds at most', () => {
  const error = new Error()
  expect([0, 1, 2].map((attempt) => retryDelay(attempt, error))).toEqual([1000, 2000, 4000])
  expect(retryDelay(20, error)).toBe(30_000)
})

test('queries are tried again three times, changes never', () => {
  expect(queryDefaults.queries?.retry).toBe(3)
  expect(queryDefaults.mutations?.retry).toBe(0)
})

test('what nobody uses is kept five minutes', () => {
  expect(queryDefaults.queries?.gcTime).toBe(300_000)
})
