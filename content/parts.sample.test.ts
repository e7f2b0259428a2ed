import { expect, test } from 'vitest'
import { pictures } from '../artwork/pictures.mjs'
import { pictures as printed } from '../artwork/print/pictures.mjs'
import { contentValues } from '../pipeline/content/walk-content'
import { designFiles } from './testing/pages'
import type { ComparedPicture, Figure } from './types'

type Shown = Partial<Figure> | ComparedPicture

/** CSS pixels of the phone that the site is designed on. */
const PHONE = 390

const regions = [...pictures, ...printed].flatMap((picture) =>
  'region' in picture ? [picture.region as number[]] : [],
)

test('type on a part for phones is as high as it has to be', () => {
  expect(regions.length).toBeGreaterThan(40)
  // Type of 14 px on a board of 1600 px is 11 px high when a third of the board is as wide as a phone.
  for (const [left, top, width] of regions) expect(width, `at ${left}, ${top}`).toBeLessThan(35)
})

test('a part for phones has two pixels for each of the phone', () => {
  const parts = contentValues.flatMap(({ file, where, value }) => {
    const shown = /(case-studies|projects)\//.test(file) ? (value as Shown | null)?.phone : undefined
    if (!shown || shown === 'whole') return []
    const { width } = 'picture' in shown ? shown.picture : shown
    return [{ where, width }]
  })
  expect(parts.length).toBeGreaterThanOrEqual(regions.length)
  for (const { where, width } of parts) expect(width, where).toBeGreaterThanOrEqual(2 * PHONE)
})

test('every framed design file shows three details, as sharp as parts for phones', () => {
  const framed = designFiles.filter((file) => file.kind === 'frame')
  expect(framed).toHaveLength(7)
  for (const { slug, closeUps = [] } of framed) {
    expect(closeUps, slug).toHaveLength(3)
    for (const { picture, caption } of closeUps)
      expect(picture.width, caption).toBeGreaterThanOrEqual(2 * PHONE)
  }
})
