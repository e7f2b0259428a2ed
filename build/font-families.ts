import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'

type FamilyName = 'display' | 'text' | 'serif' | 'mono'

interface Family {
  name: FamilyName
  /** As the style sheets call it. */
  css: string
  file: (letters: LetterSet) => string
  variationAxes?: Record<string, number | { min: number; max: number }>
}

/** The sets of letters into which the packages divide a family. */
type LetterSet = 'latin' | 'latin-ext'

/** Only what the site sets: fixed display weight and optical size, two text weights, one mono weight. */
export const FAMILIES: Family[] = [
  {
    name: 'display',
    css: 'font-family:"Bricolage Grotesque";font-weight:650',
    file: (letters) =>
      `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${letters}-standard-normal.woff2`,
    variationAxes: { opsz: 96, wdth: 96, wght: 650 },
  },
  {
    name: 'text',
    css: 'font-family:"Geist";font-weight:400 650',
    file: (letters) => `@fontsource-variable/geist/files/geist-${letters}-wght-normal.woff2`,
    variationAxes: { wght: { min: 400, max: 650 } },
  },
  {
    name: 'serif',
    css: 'font-family:"Instrument Serif";font-style:italic',
    file: (letters) => `@fontsource/instrument-serif/files/instrument-serif-${letters}-400-italic.woff2`,
  },
  {
    name: 'mono',
    css: 'font-family:"Geist Mono"',
    file: (letters) => `@fontsource-variable/geist-mono/files/geist-mono-${letters}-wght-normal.woff2`,
    variationAxes: { wght: 450 },
  },
]

const { resolve } = createRequire(import.meta.url)

export function familyFile(family: Family, letters: LetterSet): Buffer {
  return readFileSync(resolve(family.file(letters)))
}

/** Which of these letters the family has in this set. */
export function lettersOf(family: Family, letters: LetterSet, wanted: string): string {
  const font = create(familyFile(family, letters))
  if (!('characterSet' in font)) throw new Error(`${family.file(letters)} holds no single font.`)
  const there = new Set(font.characterSet)
  return [...wanted].filter((letter) => there.has(letter.codePointAt(0)!)).join('')
}
