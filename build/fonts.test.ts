import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { otherLetters } from './fonts.ts'
import { missingLetters } from './missing-letters.ts'
import { usedLetters } from './used-letters.ts'

function text(file: string, value: string) {
  return { file, where: `${file}: owner name`, key: 'name', value }
}

test('the letters of the sources are found, as they are and as escapes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'letters-'))
  writeFileSync(join(folder, 'site.ts'), "export const name = 'Zoë \\u0141uk \\u{1f600}'")
  writeFileSync(join(folder, 'site.test.ts'), "'ß'")
  expect(usedLetters([folder])).toBe('ëŁ😀')
})

test('every family has a second file for letters that its first one lacks', () => {
  for (const family of ['display', 'text', 'serif', 'mono'])
    expect(otherLetters(family, 'Aé’ŁşČ漢'), family).toBe('ŁşČ')
})

test('a letter that no font of the site has is named with its place', () => {
  const [line, ...more] = missingLetters([
    text('content/about.ts', 'Zoë 漢 Łuk'),
    text('content/home.ts', 'José'),
  ])
  expect(line).toContain('content/about.ts: owner name: “漢”')
  expect(more).toEqual([])
})

test('a letter that the resume PDF lacks is named where the PDF would show it', () => {
  const lines = missingLetters([text('content/site.ts', 'Łukasz Ş'), text('content/about.ts', 'Łukasz Ş')])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^content\/site\.ts: owner name: “ŁŞ”.*resume PDF/)
})
