import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { faceFiles } from '../fonts/font-families.ts'
import { pdfPageTexts } from '../testing/read-pdf.ts'
import { registerFonts } from './resume-fonts.ts'
import { BODY, MONO, NAME } from './resume-styles.ts'
import { Typesetter } from './typesetter.ts'

const NAMES = 'Łucja Nguyễn, Łódź, Жанна, łąkowo-źdźbłowy'

test('a word takes letters from several files of its family, and none of it is lost', async () => {
  const { doc, typesetter, runsOf } = await newDocument()
  expect(new Set(runsOf('Łódź', 'text').map(({ font }) => font)).size).toBeGreaterThan(1)
  typesetter.draw(NAMES, BODY, 50, 50)
  typesetter.draw(NAMES, MONO, 50, 70)
  expect(await textOf(doc)).toBe(`${NAMES}\n${NAMES}`)
})

test('letters of several files stand one behind the other', async () => {
  const { doc, typesetter } = await newDocument()
  typesetter.draw('Łódź', NAME, 50, 50)
  expect(doc.x + NAME.tracking!).toBeCloseTo(50 + typesetter.widthOf('Łódź', NAME), 5)
})

test('lines end after spaces and hyphens, and in a word only where it is wider than a line', async () => {
  const { typesetter } = await newDocument()
  const lines = typesetter.lines(`${NAMES} ${'ź'.repeat(40)}`, BODY, 60)
  expect(lines.join('')).toBe(`${NAMES} ${'ź'.repeat(40)}`)
  expect(lines.slice(0, 4)).toEqual(['Łucja ', 'Nguyễn, ', 'Łódź, Жанна, ', 'łąkowo-'])
  for (const line of lines) expect(typesetter.widthOf(line, BODY), line).toBeLessThanOrEqual(60)
})

async function newDocument() {
  const doc = new PDFDocument({ margin: 0 })
  const runsOf = await registerFonts(doc, async (font) =>
    Promise.all(
      faceFiles(font === 'strong' ? 'text' : font).map(async (file) =>
        subsetFont(await readFile(file), NAMES, { targetFormat: 'truetype' }),
      ),
    ),
  )
  return { doc, runsOf, typesetter: new Typesetter(doc, runsOf) }
}

async function textOf(doc: InstanceType<typeof PDFDocument>): Promise<string> {
  doc.end()
  return pdfPageTexts(await buffer(doc))
    .join('\n')
    .trim()
}
