import { expect, test } from 'vitest'
import type { VisualItem } from '../../../content/types'
import { filterVisuals } from './filter-visuals'

const image = { src: '', width: 1, height: 1, color: '#000', srcSet: '' }
const screen: VisualItem = { id: 'screen', title: 'Screen', category: 'UI/UX', image, description: '' }
const poster: VisualItem = {
  id: 'poster',
  title: 'Poster',
  category: 'Visual Design',
  image,
  description: '',
}

test('all shows everything in its order', () => {
  expect(filterVisuals([screen, poster], 'all')).toEqual([screen, poster])
})

test('a category shows only its own', () => {
  expect(filterVisuals([screen, poster], 'UI/UX')).toEqual([screen])
  expect(filterVisuals([screen, poster], 'Visual Design')).toEqual([poster])
})
