import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { typefaces } from '../../content/theme.ts'
import { writeWhole } from '../write-whole.ts'
import { FACE_NAMES, type FaceName, faceFiles, lettersIn } from './font-families.ts'
import { faceDescriptors, writeThemeStyles } from './theme-styles.ts'
import { usedLetters } from './used-letters.ts'

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
    const options = { targetFormat: 'woff2' as const, ...(face.axes && { variationAxes: face.axes }) }
    const parts = dividedLetters(name, wanted)
    for (const older of fontFiles(name).slice(parts.length)) await rm(older)
    for (const [index, { file, letters }] of parts.entries()) {
      await writeWhole(
        fontFile(partName(name, index)),
        await subsetFont(await readFile(file), letters, options),
      )
      if (index > 0)
        faces.push(
          `@font-face{${faceDescriptors(face)}src:url("./${partName(name, index)}.woff2") format("woff2");${range(letters)}}`,
        )
    }
  }
  await writeWhole(join(FONT_FOLDER, MORE_LETTERS), Buffer.from(faces.join('\n')))
  await writeWhole(stamp, Buffer.from(recipe))
}

/** Which file of the face each letter is taken from. The first is asked for all, whether it has them or not. */
export function dividedLetters(name: FaceName, wanted: string): { file: string; letters: string }[] {
  const [first = '', ...others] = faceFiles(name)
  const parts = [{ file: first, letters: wanted }]
  let left = without(wanted, lettersIn(first, wanted))
  for (const file of others) {
    const letters = lettersIn(file, left)
    if (letters) parts.push({ file, letters })
    left = without(left, letters)
  }
  return parts
}

/** The cut fonts of a face, the first and those with its other letters. */
export function fontFiles(name: FaceName): string[] {
  const files: string[] = []
  for (let index = 0; existsSync(fontFile(partName(name, index))); index++)
    files.push(fontFile(partName(name, index)))
  return files
}

/** Where the cut font of this name is. */
export function fontFile(name: string): string {
  return `${FONT_FOLDER}/${name}.woff2`
}

function partName(name: FaceName, index: number): string {
  return index === 0 ? name : `${name}-more${index}`
}

function without(letters: string, others: string): string {
  const taken = new Set(others)
  return [...letters].filter((letter) => !taken.has(letter)).join('')
}

function range(letters: string): string {
  return `unicode-range:${[...letters].map((letter) => `U+${letter.codePointAt(0)!.toString(16)}`).join(',')}`
}
