import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { create } from 'fontkit'
import { typefaces } from '../../content/theme.ts'
import type { Typefaces } from '../../content/types.ts'

export type FaceName = keyof Typefaces

export const FACE_NAMES = Object.keys(typefaces) as FaceName[]

/** Packages divide a family by alphabets; the file that the theme names has the first of them. */
const FIRST_SET = '-latin-'

const { resolve } = createRequire(import.meta.url)
const known = new Map<string, Set<number>>()

/** All files of a face, that of the theme first: together they have every letter of the family. */
export function faceFiles(name: FaceName): string[] {
  const { file } = typefaces[name]
  const first = existsSync(file) ? file : resolve(file)
  const [before, after] = basename(first).split(FIRST_SET)
  if (after === undefined) return [first]
  const others = readdirSync(dirname(first))
    .filter(
      (other) => other !== basename(first) && other.startsWith(`${before}-`) && other.endsWith(`-${after}`),
    )
    .sort()
  return [first, ...others.map((other) => join(dirname(first), other))]
}

/** Which of these letters the file has. */
export function lettersIn(file: string, wanted: string): string {
  const there = known.get(file) ?? charactersOf(readFileSync(file))
  known.set(file, there)
  return [...wanted].filter((letter) => there.has(letter.codePointAt(0)!)).join('')
}

/** Which of these letters the face has, in whichever of its files. */
export function lettersOf(name: FaceName, wanted: string): Set<string> {
  return new Set(faceFiles(name).flatMap((file) => [...lettersIn(file, wanted)]))
}

/** The code points of all letters of a font. */
export function charactersOf(source: Buffer): Set<number> {
  const font = create(source)
  if (!('characterSet' in font)) throw new Error('A font file must hold a single font.')
  return new Set(font.characterSet)
}
