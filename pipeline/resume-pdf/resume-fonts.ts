import type PDFDocument from 'pdfkit'
import { charactersOf } from '../fonts/font-families.ts'
import type { PrintFont } from '../fonts/print-fonts.ts'

const FONTS: PrintFont[] = ['display', 'text', 'strong', 'mono', 'serif']
/** Where a family lacks letters of a text, in this order. */
const FALLBACKS: PrintFont[] = ['text', 'display', 'mono']

/** Letters in a row that one font file has. */
interface Run {
  /** The name by which the document knows the file. */
  font: string
  text: string
}

export type RunsOf = (text: string, font: PrintFont) => Run[]

/**
 * Packages divide a family by alphabets, and PDFKit takes the letters of a text from one file: “Łódź” needs two. All
 * files of a family have the same height, so their runs stand on one line.
 */
export async function registerFonts(
  doc: InstanceType<typeof PDFDocument>,
  filesOf: (font: PrintFont) => Promise<Buffer[]>,
): Promise<RunsOf> {
  const families = new Map<PrintFont, { name: string; letters: Set<number> }[]>()
  for (const font of FONTS) {
    const files = (await filesOf(font)).map((file, index) => ({
      name: `${font} ${index}`,
      file,
      letters: charactersOf(file),
    }))
    for (const { name, file } of files) doc.registerFont(name, file)
    families.set(font, files)
  }
  const fileWith = (letter: string, font: PrintFont) =>
    families.get(font)?.find(({ letters }) => letters.has(letter.codePointAt(0)!))?.name

  return (text, wanted) => {
    const letters = [...text]
    const hasAll = (font: PrintFont) => letters.every((letter) => fileWith(letter, font))
    const font = [wanted, ...FALLBACKS].find(hasAll) ?? wanted
    const runs: Run[] = []
    for (const letter of letters) {
      const name = fileWith(letter, font) ?? `${font} 0`
      const last = runs.at(-1)
      if (last?.font === name) last.text += letter
      else runs.push({ font: name, text: letter })
    }
    return runs
  }
}
