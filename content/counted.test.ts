import { expect, test } from 'vitest'
import { counted, sentence } from './counted'

test('a list is counted in words, and past twenty in figures', () => {
  const count = (length: number) => counted(length, 'case study', 'case studies')
  expect([0, 1, 8, 20, 21].map(count)).toEqual([
    'no case studies',
    'one case study',
    'eight case studies',
    'twenty case studies',
    '21 case studies',
  ])
})

test('a sentence begins with a capital', () => {
  expect(sentence('eight case studies')).toBe('Eight case studies')
})
