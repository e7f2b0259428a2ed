import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import { typefaces } from '../content/theme.ts'

export type FaceName = keyof typeof typefaces

/** The sets of letters into which the packages divide a family. */
type LetterSet = 'latin' | 'latin-ext'

export const FACE_NAMES = Object.keys(typefaces) as FaceName[]

const { resolve } = createRequire(import.meta.url)

export function faceFile(name: FaceName, letters: LetterSet): Buffer {
  return readFileSync(resolve(typefaces[name].file.replace('-latin-', `-${letters}-`)))
}

/** Which of these letters the face has in this set. */
export function lettersOf(name: FaceName, letters: LetterSet, wanted: string): string {
  const font = create(faceFile(name, letters))
  if (!('characterSet' in font)) throw new Error(`${typefaces[name].file} holds no single font.`)
  const there = new Set(font.characterSet)
  return [...wanted].filter((letter) => there.has(letter.codePointAt(0)!)).join('')
}
