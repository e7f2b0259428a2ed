import { expect, test } from 'vitest'
import { formatDuration } from './format-duration'

test('durations are given in the two largest units', () => {
  expect([0.4, 59.4, 60, 185, 7830].map(formatDuration)).toEqual([
    '0 s',
    '59 s',
    '1 m 00 s',
    '3 m 05 s',
    '2 h 10 m',
  ])
})
