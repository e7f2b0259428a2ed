import { expect, test } from 'vitest'
import { nextFile } from './next-file'

test('design files follow each other in the order of the studies, then those without a study', () => {
  const after = (slug: string) => nextFile({ slug }, ['b', 'none', 'a'], ['a', 'alone', 'b'])
  expect(['b', 'a', 'alone'].map(after)).toEqual(['/figma/a', '/figma/alone', '/figma/b'])
})

test('no design file leads to a confidential one', () => {
  const after = (slug: string) => nextFile({ slug }, ['a', 'b', 'c'], ['a', 'b', 'c'], ['b'])
  expect(['a', 'b', 'c'].map(after)).toEqual(['/figma/c', '/figma/c', '/figma/a'])
  expect(nextFile({ slug: 'a' }, ['a', 'b'], ['a', 'b'], ['b'])).toBeUndefined()
})

test('the only design file leads nowhere, unless it says where', () => {
  expect(nextFile({ slug: 'a' }, ['a'], ['a'])).toBeUndefined()
  expect(nextFile({ slug: 'a', nextHref: '/#contact' }, ['a'], ['a'])).toBe('/#contact')
})
