import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { FONT_FOLDER } from './fonts.ts'

/** The site's own fonts, where drawing libraries need one plain file per weight. */
const CUTS = {
  display: { file: 'display', variationAxes: {} },
  text: { file: 'text', variationAxes: { wght: 400 } },
  strong: { file: 'text', variationAxes: { wght: 600 } },
  mono: { file: 'mono', variationAxes: {} },
  serif: { file: 'serif', variationAxes: {} },
}
/** Beyond Latin letters and signs the site's fonts hold nothing. */
const ALL_CHARACTERS = Array.from({ length: 0x2300 }, (_, code) => String.fromCharCode(code)).join('')

export type PrintFont = keyof typeof CUTS

const made = new Map<PrintFont, Promise<Buffer>>()

export function printFont(name: PrintFont): Promise<Buffer> {
  const font = made.get(name) ?? cut(name, CUTS[name].file)
  made.set(name, font)
  return font
}

/** The font, and behind it the one with the letters that it lacks, for those who can take letters from two. */
export async function printFonts(name: PrintFont): Promise<Buffer[]> {
  const more = `${CUTS[name].file}-more`
  const others = existsSync(fontFile(more)) ? [await cut(name, more)] : []
  return [await printFont(name), ...others]
}

async function cut(name: PrintFont, file: string): Promise<Buffer> {
  const { variationAxes } = CUTS[name]
  return subsetFont(await readFile(fontFile(file)), ALL_CHARACTERS, {
    targetFormat: 'truetype',
    variationAxes,
  })
}

function fontFile(name: string): string {
  return join(FONT_FOLDER, `${name}.woff2`)
}
