import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { writeWhole } from './write-whole.ts'

export const FONT_FOLDER = '.cache/fonts'

const BASIC_LATIN = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const CHARACTERS = `${BASIC_LATIN}\u00a0©·×–—‘’“”•…€£→←↑↓↗−≤≥°½éèêáàâíóôúñçüöäåæøÅÆØÖÄÜßŠšŽž`

interface FontCut {
  name: string
  file: string
  variationAxes?: Record<string, number | { min: number; max: number }>
}

/** Only what the site sets: fixed display weight and optical size, two text weights, one mono weight. */
const FONTS: FontCut[] = [
  {
    name: 'display',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    variationAxes: { opsz: 96, wdth: 96, wght: 650 },
  },
  {
    name: 'text',
    file: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 650 } },
  },
  { name: 'serif', file: '@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2' },
  {
    name: 'mono',
    file: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    variationAxes: { wght: 450 },
  },
]

/** Cuts the fonts down to 55 KB in all; styles.css refers to the results. */
export async function ensureFonts(): Promise<void> {
  const recipe = JSON.stringify([CHARACTERS, FONTS])
  const stamp = join(FONT_FOLDER, 'recipe.json')
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === recipe) return
  const { resolve } = createRequire(import.meta.url)
  for (const { name, file, variationAxes } of FONTS) {
    const options = { targetFormat: 'woff2' as const, ...(variationAxes && { variationAxes }) }
    const font = await subsetFont(await readFile(resolve(file)), CHARACTERS, options)
    await writeWhole(join(FONT_FOLDER, `${name}.woff2`), font)
  }
  await writeWhole(stamp, Buffer.from(recipe))
}
