import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { FAMILIES, familyFile, lettersOf } from './font-families.ts'
import { usedLetters } from './used-letters.ts'
import { writeWhole } from './write-whole.ts'

export const FONT_FOLDER = '.cache/fonts'
/** Faces for letters that the first file of a family lacks; empty where content uses none. */
const MORE_LETTERS = 'more-letters.css'

const BASIC_LATIN = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
/** What visitors and owners type without being asked. */
const CUSTOMARY = '\u00a0©·×–—‘’“”•…€£−°½éèêáàâíóôúñçüöäåæøÅÆØÖÄÜß'

/** Cuts the fonts down to the letters that the site uses, 55 KB in all; the style sheets refer to the results. */
export async function ensureFonts(): Promise<void> {
  const wanted = BASIC_LATIN + CUSTOMARY + usedLetters()
  const recipe = JSON.stringify([wanted, FAMILIES.map((family) => [family, family.file('latin')])])
  const stamp = join(FONT_FOLDER, 'recipe.json')
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === recipe) return
  const faces: string[] = []
  for (const family of FAMILIES) {
    const { name, css, variationAxes } = family
    const options = { targetFormat: 'woff2' as const, ...(variationAxes && { variationAxes }) }
    const first = await subsetFont(familyFile(family, 'latin'), wanted, options)
    await writeWhole(join(FONT_FOLDER, `${name}.woff2`), first)
    const others = otherLetters(name, wanted)
    if (!others) continue
    const more = await subsetFont(familyFile(family, 'latin-ext'), others, options)
    await writeWhole(join(FONT_FOLDER, `${name}-more.woff2`), more)
    faces.push(
      `@font-face{${css};font-display:swap;src:url("./${name}-more.woff2") format("woff2");${range(others)}}`,
    )
  }
  await writeWhole(join(FONT_FOLDER, MORE_LETTERS), Buffer.from(faces.join('\n')))
  await writeWhole(stamp, Buffer.from(recipe))
}

/** Those of the letters that only the second file of the family has. */
export function otherLetters(name: string, wanted: string): string {
  const family = FAMILIES.find((one) => one.name === name)!
  const first = new Set(lettersOf(family, 'latin', wanted))
  return lettersOf(family, 'latin-ext', [...wanted].filter((letter) => !first.has(letter)).join(''))
}

function range(letters: string): string {
  return `unicode-range:${[...letters].map((letter) => `U+${letter.codePointAt(0)!.toString(16)}`).join(',')}`
}
