import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import type { typefaces } from '../content/theme.ts'
import { fontFile, moreLetters } from './fonts.ts'

/** The site's own fonts, one plain file per weight: satori 0.63.2 draws a variable font in its first weight only. */
const CUTS = {
  display: { face: 'display', variationAxes: {} },
  text: { face: 'text', variationAxes: { wght: 400 } },
  strong: { face: 'text', variationAxes: { wght: 600 } },
  mono: { face: 'mono', variationAxes: {} },
  serif: { face: 'serif', variationAxes: {} },
} satisfies Record<string, { face: keyof typeof typefaces; variationAxes: Record<string, number> }>
/** Beyond Latin letters and signs the site's fonts hold nothing. */
const ALL_CHARACTERS = Array.from({ length: 0x2300 }, (_, code) => String.fromCharCode(code)).join('')

export type PrintFont = keyof typeof CUTS

const made = new Map<PrintFont, Promise<Buffer>>()

export function printFont(name: PrintFont): Promise<Buffer> {
  const font = made.get(name) ?? cut(name, CUTS[name].face)
  made.set(name, font)
  return font
}

/** The font, and behind it the one with the letters that it lacks, for those who can take letters from two. */
export async function printFonts(name: PrintFont): Promise<Buffer[]> {
  const more = moreLetters(CUTS[name].face)
  const others = existsSync(fontFile(more)) ? [await cut(name, more)] : []
  return [await printFont(name), ...others]
}

async function cut(name: PrintFont, font: string): Promise<Buffer> {
  const { variationAxes } = CUTS[name]
  const source = await readFile(fontFile(font))
  return subsetFont(source, ALL_CHARACTERS, { targetFormat: 'truetype', variationAxes })
}
