import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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

test('a letter that no font of the site has is named with its places, the first written first', () => {
  const lines = missingLetters([
    text('content/about.ts', 'About Zoë 漢 Łuk'),
    text('content/site.ts', 'Zoë 漢'),
    text('content/home.ts', 'José'),
  ])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^“漢” .* content\/site\.ts: owner name; content\/about\.ts: owner name\.$/)
})
