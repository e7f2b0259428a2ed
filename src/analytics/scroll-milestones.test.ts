import { expect, test } from 'vitest'
import { milestonesReached } from './scroll-milestones'

test('the milestones are 25, 50, 75, 90 and 100 percent of the page', () => {
  expect(milestonesReached(240, 1000)).toEqual([])
  expect(milestonesReached(250, 1000)).toEqual([25])
  expect(milestonesReached(600, 1000)).toEqual([25, 50])
  expect(milestonesReached(899, 1000)).toEqual([25, 50, 75, 90])
  expect(milestonesReached(1000, 1000)).toEqual([25, 50, 75, 90, 100])
})

test('the end counts even if the browser rounds it down by a hair', () => {
  expect(milestonesReached(999.2, 1000)).toContain(100)
  expect(milestonesReached(998, 1000)).not.toContain(100)
})

test('a page that fits the window is read to its end', () => {
  expect(milestonesReached(1000, 700)).toHaveLength(5)
})
