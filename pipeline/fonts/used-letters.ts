import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

const SOURCES = ['content', 'src', 'embeds', 'artwork/boards']
const KINDS = new Set(['.ts', '.tsx', '.html', '.js'])
const ESCAPE = /\\u\{?([0-9a-f]{4,6})\}?/gi

/** Every letter beyond ASCII that the site's sources hold, as it is or as an escape, in a fixed order. */
export function usedLetters(folders = SOURCES): string {
  const letters = new Set<string>()
  for (const source of folders.flatMap(sourcesBelow)) {
    const text = source.replaceAll(ESCAPE, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    for (const letter of text) if (letter > '\u007f') letters.add(letter)
  }
  return [...letters].sort().join('')
}

function sourcesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => KINDS.has(extname(name)) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}
