import { expect, test } from 'vitest'
import { swipeDirection } from './use-swipe'

test('a swipe to the left over 50 px goes to the next, to the right to the previous', () => {
  expect(swipeDirection(-51, 0)).toBe('next')
  expect(swipeDirection(51, 0)).toBe('previous')
})

test('50 px and less is no swipe', () => {
  expect(swipeDirection(-50, 0)).toBeUndefined()
  expect(swipeDirection(50, 0)).toBeUndefined()
})

test('a mostly vertical move is scrolling', () => {
  expect(swipeDirection(-80, 120)).toBeUndefined()
})
