import { expect, test } from 'vitest'
import { FACE_NAMES } from './font-families.ts'
import { dividedLetters } from './fonts.ts'
import { missingLetters } from './missing-letters.ts'

test('every family has more files for letters that its first one lacks, and each is asked for its own', () => {
  for (const family of FACE_NAMES) expect(dividedLetters(family, 'Aé’ŁşČ漢')[1]?.letters, family).toBe('ŁşČ')
  const asked = dividedLetters('text', 'Łucja Nguyễn, Жан')
  expect(asked.slice(1).map(({ letters }) => [...letters].sort().join(''))).toEqual(['Жан', 'Ł', 'ễ'])
})

test('a family that lacks letters which another has is named', () => {
  expect(
    missingLetters([
      { file: 'content/site.ts', where: 'content/site.ts: owner name', key: 'name', value: 'Łucja Nguyễn' },
    ]),
  ).toEqual(['Instrument Serif lacks ễ, so another font shows it there.'])
})
