import { expect, test } from 'vitest'
import { roleYears, spanOnAxis } from './role-years'

test('reads a finished role', () => {
  expect(roleYears('2016-2021', 2026)).toEqual({ first: 2016, last: 2021, open: false })
})

test('a present role reaches the end of the axis', () => {
  expect(roleYears('2022-Present', 2026)).toEqual({ first: 2022, last: 2026, open: true })
})

test('a dash of any kind and a single year are understood', () => {
  expect(roleYears('2013 – 2016', 2026)).toEqual({ first: 2013, last: 2016, open: false })
  expect(roleYears('2019', 2026)).toEqual({ first: 2019, last: 2019, open: false })
})

test('each year has one column of the axis', () => {
  const axis = { from: 2011, to: 2020 }
  expect(spanOnAxis({ first: 2011, last: 2020, open: false }, axis)).toEqual({ start: 0, length: 100 })
  expect(spanOnAxis({ first: 2013, last: 2015, open: false }, axis)).toEqual({ start: 20, length: 30 })
})
