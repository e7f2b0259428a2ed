import { expect, test } from 'vitest'
import { spanTime } from './span-time'

test('times are said in the two largest units', () => {
  expect([0.4, 59.4, 60, 185, 7830].map(spanTime)).toEqual([
    '0 s',
    '59 s',
    '1 m 00 s',
    '3 m 05 s',
    '2 h 10 m',
  ])
})
