import { expect, test } from 'vitest'
import { nextStart, previousStart, rotated } from './carousel-steps'

test('next adds two', () => {
  expect(nextStart(0, 4)).toBe(2)
})

test('next wraps to the first at the end', () => {
  expect(nextStart(2, 4)).toBe(0)
  expect(nextStart(3, 4)).toBe(0)
  expect(nextStart(2, 5)).toBe(4)
  expect(nextStart(4, 5)).toBe(0)
})

test('previous subtracts two', () => {
  expect(previousStart(2, 4)).toBe(0)
  expect(previousStart(3, 4)).toBe(1)
})

test('previous below zero jumps to the last two', () => {
  expect(previousStart(0, 4)).toBe(2)
  expect(previousStart(1, 4)).toBe(2)
  expect(previousStart(1, 5)).toBe(3)
})

test('a single testimonial stays where it is', () => {
  expect(nextStart(0, 1)).toBe(0)
  expect(previousStart(0, 1)).toBe(0)
})

test('the list begins at the start index and loses nothing', () => {
  expect(rotated(['a', 'b', 'c', 'd'], 3)).toEqual(['d', 'a', 'b', 'c'])
})
