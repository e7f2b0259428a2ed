import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { FACE_NAMES, faceFiles } from './font-families.ts'
import { dividedLetters } from './fonts.ts'
import { mergeFonts } from './merge-fonts.ts'
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

test('the letters of several files make one font, as the resume PDF needs it', async () => {
  const wanted = 'Łucja Nguyễn, Жанна'
  const cut = (file: string) =>
    subsetFont(readFileSync(file), wanted, { targetFormat: 'truetype', variationAxes: { wght: 400 } })
  const parts = await Promise.all(faceFiles('text').map(cut))
  const merged = create(mergeFonts(parts[0]!, parts.slice(1))) as Font
  for (const [letter, source] of [
    ['u', 0],
    ['Ł', 3],
    ['ễ', 4],
    ['Ж', 2],
  ] as const) {
    const [own] = merged.layout(letter).glyphs
    const [first] = (create(parts[source]!) as Font).layout(letter).glyphs
    expect(own!.advanceWidth, letter).toBe(first!.advanceWidth)
    expect(own!.path.toSVG(), letter).toBe(first!.path.toSVG())
    expect(own!.path.toSVG().length, letter).toBeGreaterThan(20)
  }
})
