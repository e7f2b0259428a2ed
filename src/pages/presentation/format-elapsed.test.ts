import { expect, test } from 'vitest'
import { formatElapsed } from './format-elapsed'

test('elapsed time is shown in minutes and seconds', () => {
  expect([0, 999, 61_000, 3_600_000, 6_000_000].map(formatElapsed)).toEqual([
    '00:00',
    '00:00',
    '01:01',
    '60:00',
    '100:00',
  ])
})
