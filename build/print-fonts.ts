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
  const font = made.get(name) ?? cut(name)
  made.set(name, font)
  return font
}

async function cut(name: PrintFont): Promise<Buffer> {
  const { file, variationAxes } = CUTS[name]
  const source = await readFile(join(FONT_FOLDER, `${file}.woff2`))
  return subsetFont(source, ALL_CHARACTERS, { targetFormat: 'truetype', variationAxes })
}
