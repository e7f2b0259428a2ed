import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { FONT_FOLDER } from './fonts.ts'

/** The site's own fonts, where drawing libraries need one file per weight. */
const CUTS = {
  display: { file: 'display', variationAxes: {} },
  text: { file: 'text', variationAxes: { wght: 400 } },
  strong: { file: 'text', variationAxes: { wght: 600 } },
  mono: { file: 'mono', variationAxes: {} },
  serif: { file: 'serif', variationAxes: {} },
}

export type PrintFont = keyof typeof CUTS

/** The font in its plain form, cut down to the characters of the text. */
export async function printFont(name: PrintFont, text: string): Promise<Buffer> {
  const { file, variationAxes } = CUTS[name]
  const source = await readFile(join(FONT_FOLDER, `${file}.woff2`))
  return subsetFont(source, text, { targetFormat: 'truetype', variationAxes })
}
