import { expect, test } from 'vitest'
import { GuessLimits } from './guess-limits.ts'

const MINUTE = 60_000

test('one address may be wrong ten times in ten minutes, another one meanwhile', () => {
  const limits = new GuessLimits()
  for (let i = 0; i < 10; i++) {
    expect(limits.waitMs(['192.0.2.1'], i)).toBe(0)
    limits.add(['192.0.2.1'], i)
  }
  expect(limits.waitMs(['192.0.2.1'], MINUTE)).toBe(9 * MINUTE)
  expect(limits.waitMs(['192.0.2.2'], MINUTE)).toBe(0)
  expect(limits.waitMs(['192.0.2.1'], 10 * MINUTE)).toBe(0)
})

test('a wide network may be wrong more often than one of its parts, and not without end', () => {
  const limits = new GuessLimits()
  for (let i = 0; i < 40; i++) {
    expect(limits.waitMs([`${i}/64`, `${i}/56`, 'wide/48'], 0)).toBe(0)
    limits.add([`${i}/64`, `${i}/56`, 'wide/48'], 0)
  }
  expect(limits.waitMs(['new/64', 'new/56', 'wide/48'], 0)).toBeGreaterThan(0)
})

test('all together may be wrong a hundred times, and what was right does not count', () => {
  const limits = new GuessLimits()
  for (let i = 0; i < 99; i++) limits.add([`192.0.2.${i}`], 0)
  const takeBack = limits.add(['198.51.100.1'], 0)
  expect(limits.waitMs(['203.0.113.1'], 0)).toBe(10 * MINUTE)
  takeBack()
  expect(limits.waitMs(['203.0.113.1'], 0)).toBe(0)
})
