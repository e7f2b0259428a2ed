import { expect, test } from 'vitest'
import { NetworkLimits } from './network-limits.ts'

const MINUTE = 60_000
const tenInTenMinutes = () => new NetworkLimits(10, 10 * MINUTE)

test('one address may ten times in ten minutes, another one meanwhile', () => {
  const limits = tenInTenMinutes()
  for (let i = 0; i < 10; i++) {
    expect(limits.waitMs(['192.0.2.1'], i)).toBe(0)
    limits.add(['192.0.2.1'], i)
  }
  expect(limits.waitMs(['192.0.2.1'], MINUTE)).toBe(9 * MINUTE)
  expect(limits.waitMs(['192.0.2.2'], MINUTE)).toBe(0)
  expect(limits.waitMs(['192.0.2.1'], 10 * MINUTE)).toBe(0)
})

test('a wide network may more often than one of its parts, and not without end', () => {
  const limits = tenInTenMinutes()
  for (let i = 0; i < 40; i++) {
    expect(limits.waitMs([`${i}/64`, `${i}/56`, 'wide/48'], 0)).toBe(0)
    limits.add([`${i}/64`, `${i}/56`, 'wide/48'], 0)
  }
  expect(limits.waitMs(['new/64', 'new/56', 'wide/48'], 0)).toBeGreaterThan(0)
})

test('what is taken back does not count', () => {
  const limits = tenInTenMinutes()
  for (let i = 0; i < 9; i++) limits.add(['192.0.2.1'], 0)
  const takeBack = limits.add(['192.0.2.1'], 0)
  expect(limits.waitMs(['192.0.2.1'], 0)).toBe(10 * MINUTE)
  takeBack()
  expect(limits.waitMs(['192.0.2.1'], 0)).toBe(0)
})

test('nobody waits for a clock that was set back', () => {
  const limits = tenInTenMinutes()
  const nextYear = 365 * 24 * 60 * MINUTE
  for (let i = 0; i < 10; i++) limits.add(['192.0.2.1'], nextYear)
  expect(limits.waitMs(['192.0.2.1'], nextYear)).toBe(10 * MINUTE)
  expect(limits.waitMs(['192.0.2.1'], 0)).toBe(0)
})

test('of many networks the one that was heard of last is remembered', () => {
  const limits = tenInTenMinutes()
  for (let i = 0; i < 51_000; i++) limits.add([`network ${i}`], i)
  for (let i = 0; i < 10; i++) limits.add(['192.0.2.1'], 51_000)
  expect(limits.waitMs(['192.0.2.1'], 51_000)).toBeGreaterThan(0)
})
