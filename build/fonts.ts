import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { typefaces } from '../content/theme.ts'
import { FACE_NAMES, type FaceName, faceFile, lettersOf } from './font-families.ts'
import { faceDescriptors, writeThemeStyles } from './theme-styles.ts'
import { usedLetters } from './used-letters.ts'
import { writeWhole } from './write-whole.ts'

const FONT_FOLDER = '.cache/fonts'
/** Faces for letters that the first file of a family lacks; empty where content uses none. */
const MORE_LETTERS = 'more-letters.css'

const BASIC_LATIN = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
/** What visitors and owners type without being asked. */
const CUSTOMARY = '\u00a0©·×–—‘’“”•…€£−°½éèêáàâíóôúñçüöäåæøÅÆØÖÄÜß'

/**
 * Cuts the fonts down to the letters that the site uses, 55 KB in all, and writes the style sheets that name them and
 * the colors.
 */
export async function ensureFonts(): Promise<void> {
  await writeThemeStyles()
  const wanted = BASIC_LATIN + CUSTOMARY + usedLetters()
  const recipe = JSON.stringify([wanted, typefaces])
  const stamp = join(FONT_FOLDER, 'recipe.json')
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === recipe) return
  const faces: string[] = []
  for (const name of FACE_NAMES) {
    const face = typefaces[name]
    const options = { targetFormat: 'woff2' as const, ...('axes' in face && { variationAxes: face.axes }) }
    await writeWhole(fontFile(name), await subsetFont(faceFile(name, 'latin'), wanted, options))
    const others = otherLetters(name, wanted)
    if (!others) continue
    const more = moreLetters(name)
    await writeWhole(fontFile(more), await subsetFont(faceFile(name, 'latin-ext'), others, options))
    faces.push(
      `@font-face{${faceDescriptors(face)}src:url("./${more}.woff2") format("woff2");${range(others)}}`,
    )
  }
  await writeWhole(join(FONT_FOLDER, MORE_LETTERS), Buffer.from(faces.join('\n')))
  await writeWhole(stamp, Buffer.from(recipe))
}

/** Those of the letters that only the second file of the family has. */
export function otherLetters(name: FaceName, wanted: string): string {
  const first = new Set(lettersOf(name, 'latin', wanted))
  return lettersOf(name, 'latin-ext', [...wanted].filter((letter) => !first.has(letter)).join(''))
}

/** Where the cut font of this name is. */
export function fontFile(name: string): string {
  return `${FONT_FOLDER}/${name}.woff2`
}

/** The name of the cut font that has a face's other letters. */
export function moreLetters(name: FaceName): string {
  return `${name}-more`
}

function range(letters: string): string {
  return `unicode-range:${[...letters].map((letter) => `U+${letter.codePointAt(0)!.toString(16)}`).join(',')}`
}
