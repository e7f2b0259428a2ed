import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import subsetFont from 'subset-font'

const CLIENTS = 'artwork/boards/clients'
/** A style sheet of a client takes its fonts from the packages, as the artwork is drawn with them. */
const PACKAGE_FONT = /url\("\.\.\/\.\.\/\.\.\/(node_modules\/[^"]+\.woff2)"\)/g

/** The clients' fonts by their published names, below /embeds/boards. */
export function clientFonts(): Map<string, string> {
  const names = existsSync(CLIENTS) ? readdirSync(CLIENTS) : []
  const sheets = names.map((name) => readFileSync(join(CLIENTS, name), 'utf8'))
  const files = sheets.flatMap((sheet) => [...sheet.matchAll(PACKAGE_FONT)].map(([, file]) => file!))
  return new Map(files.map((file) => [`clients/${basename(file)}`, file]))
}

/** A client's style sheet, with its fonts beside it. */
export function withFontsBeside(sheet: string): string {
  return sheet.replaceAll(PACKAGE_FONT, (_, file: string) => `url("${basename(file)}")`)
}

/** A font with the letters that the boards use. */
export async function cutFont(file: string, letters: string): Promise<Buffer> {
  return subsetFont(await readFile(file), letters, { targetFormat: 'woff2' })
}
