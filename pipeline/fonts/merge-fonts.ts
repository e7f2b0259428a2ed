/** Tables that only speak of the first font's own glyphs, or of how they were made. */
const LEFT_OUT = new Set(['DSIG', 'hdmx', 'LTSH', 'VDMX', 'kern'])
/** Flags of a glyph that is made of others. */
const WORDS = 0x0001
const SCALE = 0x0008
const MORE = 0x0020
const TWO_SCALES = 0x0040
const MATRIX = 0x0080

type Tables = Map<string, Buffer>

interface Glyph {
  outline: Buffer
  metrics: Buffer
}

/**
 * One TrueType font with the glyphs of several that belong to one family: PDFKit takes the letters of a line from one
 * file, and packages divide a family by alphabets. Kerning is kept among the letters of the first.
 */
export function mergeFonts(first: Buffer, others: Buffer[]): Buffer {
  if (others.length === 0) return first
  const base = tablesOf(first)
  const glyphs = glyphsOf(base)
  const letters = lettersOf(base)
  for (const other of others.map(tablesOf)) {
    if (unitsPerEm(other) !== unitsPerEm(base)) throw new Error('Fonts of one family have one measure.')
    const start = glyphs.length
    for (const { outline, metrics } of glyphsOf(other))
      glyphs.push({ outline: withLaterParts(outline, start), metrics })
    for (const [code, glyph] of lettersOf(other)) if (!letters.has(code)) letters.set(code, glyph + start)
  }
  return written(
    new Map([
      ...[...base].filter(([tag]) => !LEFT_OUT.has(tag)),
      ['glyf', Buffer.concat(glyphs.map(({ outline }) => outline))],
      ['loca', offsets(glyphs)],
      ['hmtx', Buffer.concat(glyphs.map(({ metrics }) => metrics))],
      ['cmap', characterMap(letters)],
      ['head', changed(base, 'head', (table) => table.writeUInt16BE(1, 50))],
      ['hhea', changed(base, 'hhea', (table) => table.writeUInt16BE(glyphs.length, 34))],
      ['maxp', changed(base, 'maxp', (table) => table.writeUInt16BE(glyphs.length, 4))],
      // Without names of glyphs.
      ['post', changed(base, 'post', (table) => table.writeUInt32BE(0x00030000, 0)).subarray(0, 32)],
    ]),
  )
}

function tablesOf(font: Buffer): Tables {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = 12 + index * 16
      const start = font.readUInt32BE(at + 8)
      return [font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12))]
    }),
  )
}

function table(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag)
  if (!found) throw new Error(`Only TrueType fonts can be merged; this one has no ${tag} table.`)
  return found
}

function changed(tables: Tables, tag: string, change: (copy: Buffer) => void): Buffer {
  const copy = Buffer.from(table(tables, tag))
  change(copy)
  return copy
}

function unitsPerEm(tables: Tables): number {
  return table(tables, 'head').readUInt16BE(18)
}

function glyphsOf(tables: Tables): Glyph[] {
  const [loca, glyf, hmtx] = [table(tables, 'loca'), table(tables, 'glyf'), table(tables, 'hmtx')]
  const long = table(tables, 'head').readInt16BE(50) === 1
  const widths = table(tables, 'hhea').readUInt16BE(34)
  const offset = (index: number) => (long ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2)
  return Array.from({ length: table(tables, 'maxp').readUInt16BE(4) }, (_, index) => {
    const metrics = Buffer.alloc(4)
    // The last width stands for all further glyphs, which have only their left side.
    metrics.writeUInt16BE(hmtx.readUInt16BE(Math.min(index, widths - 1) * 4), 0)
    metrics.writeInt16BE(
      hmtx.readInt16BE(index < widths ? index * 4 + 2 : widths * 4 + (index - widths) * 2),
      2,
    )
    return { outline: padded(glyf.subarray(offset(index), offset(index + 1))), metrics }
  })
}

/** A glyph that is made of others names them by number. */
function withLaterParts(outline: Buffer, start: number): Buffer {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return outline
  const copy = Buffer.from(outline)
  let at = 10
  let flags = MORE
  while (flags & MORE) {
    flags = copy.readUInt16BE(at)
    copy.writeUInt16BE(copy.readUInt16BE(at + 2) + start, at + 2)
    at += 4 + (flags & WORDS ? 4 : 2)
    at += flags & MATRIX ? 8 : flags & TWO_SCALES ? 4 : flags & SCALE ? 2 : 0
  }
  return copy
}

function lettersOf(tables: Tables): Map<number, number> {
  const cmap = table(tables, 'cmap')
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8))
  const letters = new Map<number, number>()
  for (const map of starts.map((start) => cmap.subarray(start))) {
    if (map.readUInt16BE(0) === 4) readSegments(map, letters)
    if (map.readUInt16BE(0) === 12) readGroups(map, letters)
  }
  return letters
}

/** Format 4: ranges of code points up to U+FFFF. */
function readSegments(map: Buffer, letters: Map<number, number>): void {
  const size = map.readUInt16BE(6)
  for (let at = 14; at < 14 + size; at += 2) {
    const [end, begin] = [map.readUInt16BE(at), map.readUInt16BE(at + size + 2)]
    const delta = map.readUInt16BE(at + 2 * size + 2)
    const rangeAt = at + 3 * size + 2
    const range = map.readUInt16BE(rangeAt)
    for (let code = begin; code <= end && code !== 0xffff; code++) {
      const listed = range === 0 ? code : map.readUInt16BE(rangeAt + range + (code - begin) * 2)
      if (listed !== 0) letters.set(code, (listed + delta) & 0xffff)
    }
  }
}

/** Format 12: groups of any code points. */
function readGroups(map: Buffer, letters: Map<number, number>): void {
  for (let at = 16; at < 16 + map.readUInt32BE(12) * 12; at += 12) {
    const [begin, end, glyph] = [map.readUInt32BE(at), map.readUInt32BE(at + 4), map.readUInt32BE(at + 8)]
    for (let code = begin; code <= end; code++) letters.set(code, glyph + code - begin)
  }
}

/** Format 12, a group for each letter. */
function characterMap(letters: Map<number, number>): Buffer {
  const sorted = [...letters].sort(([a], [b]) => a - b)
  const words = [0x00000001, 0x0003000a, 12, 0x000c0000, 16 + sorted.length * 12, 0, sorted.length]
  for (const [code, glyph] of sorted) words.push(code, code, glyph)
  return numbers(words)
}

function offsets(glyphs: Glyph[]): Buffer {
  let at = 0
  return numbers([0, ...glyphs.map(({ outline }) => (at += outline.length))])
}

function numbers(values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) buffer.writeUInt32BE(value, index * 4)
  return buffer
}

function written(tables: Tables): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1))
  const power = Math.floor(Math.log2(sorted.length))
  const head = Buffer.alloc(12 + sorted.length * 16)
  head.writeUInt32BE(0x00010000, 0)
  for (const [index, value] of [
    sorted.length,
    16 * 2 ** power,
    power,
    16 * (sorted.length - 2 ** power),
  ].entries())
    head.writeUInt16BE(value, 4 + index * 2)
  let start = head.length
  for (const [index, [tag, content]] of sorted.entries()) {
    const at = 12 + index * 16
    head.write(tag, at, 'latin1')
    head.writeUInt32BE(start, at + 8)
    head.writeUInt32BE(content.length, at + 12)
    start += padded(content).length
  }
  return Buffer.concat([head, ...sorted.map(([, content]) => padded(content))])
}

/** Tables and glyphs begin at multiples of four. */
function padded(content: Buffer): Buffer {
  return Buffer.concat([content, Buffer.alloc(-content.length & 3)])
}
