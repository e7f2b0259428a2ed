import { inflateSync } from 'node:zlib'

/** An element of the document's structure begins; a font is chosen; letters are drawn; the place is set. */
const OPERATORS = /\bBDC\b|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|1 0 0 1 [-\d.]+ ([-\d.]+) Tm/g

/**
 * The text of each page, as a reader of the file would copy it: glyphs turned back into characters, and runs that stand on
 * one line of an element joined, as those of a word with letters from two fonts.
 */
export function pdfPageTexts(pdf: Buffer): string[] {
  const objects = readObjects(pdf)
  const pages = [...objects.values()].filter(({ text }) => /\/Type \/Page\b/.test(text))
  return pages.map(({ text }) => {
    const resources = objects.get(reference(text, 'Resources'))?.text ?? ''
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => {
        const font = objects.get(Number(id))?.text ?? ''
        return [name!, readCharacters(objects.get(reference(font, 'ToUnicode'))?.stream ?? '')]
      }),
    )
    return readRuns(objects.get(reference(text, 'Contents'))?.stream ?? '', fonts)
  })
}

function readObjects(pdf: Buffer) {
  const source = pdf.toString('latin1')
  return new Map(
    [...source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => {
      const [text = '', stream] = body!.split('\nstream\n')
      const bytes = Buffer.from(stream?.slice(0, stream.lastIndexOf('\nendstream')) ?? '', 'latin1')
      return [
        Number(id),
        {
          text,
          stream: text.includes('FlateDecode')
            ? inflateSync(bytes).toString('latin1')
            : bytes.toString('latin1'),
        },
      ]
    }),
  )
}

function reference(text: string, key: string): number {
  return Number(new RegExp(`/${key} (\\d+) 0 R`).exec(text)?.[1])
}

/** Glyph numbers to characters, from the font's own table. */
function readCharacters(table: string): Map<number, string> {
  const characters = new Map<number, string>()
  for (const [, first, list] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)) {
    ;[...list!.matchAll(/<([0-9a-f ]+)>/g)].forEach(([, hex], index) => {
      const units = hex!.replaceAll(' ', '').match(/.{4}/g) ?? []
      characters.set(
        Number.parseInt(first!, 16) + index,
        String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))),
      )
    })
  }
  return characters
}

function readRuns(content: string, fonts: Map<string, Map<number, string>>): string {
  let font: Map<number, string> | undefined
  let height = ''
  let text = ''
  for (const [operator, name, run, y] of content.matchAll(OPERATORS)) {
    if (operator === 'BDC') height = ''
    if (y && y !== height) text += '\n'
    if (y) height = y
    if (name) font = fonts.get(name)
    const glyphs = [...(run ?? '').matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex]) => hex!.match(/.{4}/g) ?? [])
    text += glyphs.map((glyph) => font?.get(Number.parseInt(glyph, 16)) ?? '').join('')
  }
  return text
}
