import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { typefaces } from '../content/theme.ts'
import { writeThemeStyles } from './theme-styles.ts'
import { writeWhole } from './write-whole.ts'

const FONT_FOLDER = '.cache/fonts'

const BASIC_LATIN = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const CHARACTERS = `${BASIC_LATIN}\u00a0©·×–—‘’“”•…€£→←↑↓↗−≤≥°½éèêáàâíóôúñçüöäåæøÅÆØÖÄÜßŠšŽž`

/** Cuts the fonts down to 55 KB in all, and writes the style sheets that name them and the colors. */
export async function ensureFonts(): Promise<void> {
  await writeThemeStyles()
  const recipe = JSON.stringify([CHARACTERS, typefaces])
  const stamp = join(FONT_FOLDER, 'recipe.json')
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === recipe) return
  const { resolve } = createRequire(import.meta.url)
  for (const [name, face] of Object.entries(typefaces)) {
    const options = { targetFormat: 'woff2' as const, ...('axes' in face && { variationAxes: face.axes }) }
    const font = await subsetFont(await readFile(resolve(face.file)), CHARACTERS, options)
    await writeWhole(fontFile(name), font)
  }
  await writeWhole(stamp, Buffer.from(recipe))
}

/** Where the cut font of this name is. */
export function fontFile(name: string): string {
  return `${FONT_FOLDER}/${name}.woff2`
}
