import { expect, test } from 'vitest'
import { slideElementId, slideOfHash, wrap } from './slide-address'

test('a hash names a slide by its number', () => {
  expect(slideOfHash('#1', 9)).toBe(0)
  expect(slideOfHash('#9', 9)).toBe(8)
})

test.each(['', '#', '#0', '#10', '#03', '#-1', '#1.5', '#three', '#3x'])(
  'the hash %j names no slide',
  (hash) => {
    expect(slideOfHash(hash, 9)).toBeUndefined()
  },
)

test('after the last slide comes the first, and before the first the last', () => {
  expect(wrap(9, 9)).toBe(0)
  expect(wrap(-1, 9)).toBe(8)
  expect(wrap(4, 9)).toBe(4)
})

test("a slide's element has the id that its hash names", () => {
  expect(slideOfHash(`#${slideElementId(4)}`, 9)).toBe(4)
})
