import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import type { Typefaces } from '../../content/types.ts'
import { charactersOf } from './font-families.ts'
import { fontFiles } from './fonts.ts'

/** The site's own fonts, one plain file per weight: satori 0.63.2 draws a variable font in its first weight only. */
const CUTS = {
  display: { face: 'display', variationAxes: {} },
  text: { face: 'text', variationAxes: { wght: 400 } },
  strong: { face: 'text', variationAxes: { wght: 600 } },
  mono: { face: 'mono', variationAxes: {} },
  serif: { face: 'serif', variationAxes: {} },
} satisfies Record<string, { face: keyof Typefaces; variationAxes: Record<string, number> }>

export type PrintFont = keyof typeof CUTS

const made = new Map<PrintFont, Promise<Buffer[]>>()

/** The font, and behind it those with the letters that it lacks. */
export function printFonts(name: PrintFont): Promise<Buffer[]> {
  const fonts = made.get(name) ?? cutFonts(name)
  made.set(name, fonts)
  return fonts
}

function cutFonts(name: PrintFont): Promise<Buffer[]> {
  const { face, variationAxes } = CUTS[name]
  return Promise.all(
    fontFiles(face).map(async (file) => {
      const source = await readFile(file)
      const letters = String.fromCodePoint(...charactersOf(source))
      return subsetFont(source, letters, { targetFormat: 'truetype', variationAxes })
    }),
  )
}
