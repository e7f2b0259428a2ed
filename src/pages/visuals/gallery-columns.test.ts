import { expect, test } from 'vitest'
import { columnStarts, firstCards } from './gallery-columns'

function shapes(...heights: number[]) {
  return heights.map((height) => ({ image: { src: '', width: 100, height, color: '#000', avif: '' } }))
}

test('columns of like pictures are of one length', () => {
  expect(columnStarts(shapes(...Array(8).fill(80)), 4)).toEqual([0, 2, 4, 6])
})

test('a high picture leaves room for fewer others', () => {
  expect(columnStarts(shapes(300, 50, 50, 50), 2)).toEqual([0, 1])
})

test('there are no more columns than pictures', () => {
  expect(columnStarts(shapes(80, 80), 4)).toEqual([0, 1])
  expect(columnStarts([], 4)).toEqual([])
})

test('a card is first where it begins a column, and the second one also on a phone', () => {
  expect(firstCards(shapes(...Array(8).fill(80)))).toEqual([
    [1, 2, 3, 4],
    [1],
    [4],
    [3],
    [2, 4],
    [],
    [3, 4],
    [],
  ])
})
