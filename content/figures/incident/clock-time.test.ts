import { expect, test } from 'vitest'
import { incident } from '../../incident'
import { burningAt, clockTime, failingAt, HOUR, secondsOf, shareOfHour } from './clock-time'

test('times are read and shown', () => {
  expect(secondsOf('14:02:10')).toBe(50_530)
  expect(clockTime(secondsOf('14:02:59'))).toBe('14:02')
  expect(shareOfHour(secondsOf('13:50'))).toBe(0.5)
})

test('orders fail from the deploy until the roll back, and not before or after', () => {
  const { calmShare, failingShare } = incident.orders
  expect(failingAt(secondsOf(incident.deploy.at))).toBe(calmShare)
  expect(failingAt(secondsOf(incident.seen))).toBe(failingShare)
  expect(failingAt(secondsOf(incident.rollBack.done))).toBe(calmShare)
  for (const edge of [HOUR.from, HOUR.to, HOUR.from - 900, HOUR.to + 900]) expect(burningAt(edge)).toBe(0)
  const during = failingAt(secondsOf('14:03'))
  expect(during).toBeGreaterThan(calmShare)
  expect(during).toBeLessThan(failingShare)
})
