import { FACE_NAMES, type FaceName, lettersOf } from './font-families.ts'
import type { FoundValue } from './walk-content.ts'

/** Texts of these files stand in the resume PDF, which takes letters from one file per family. */
const PRINTED = /^content\/(resume|site)\.ts$/
/** Control characters, joiners and the like have no shape of their own. */
const SHAPELESS = /[\p{C}\p{Z}\p{M}]/u

/** The shortest texts are named: there the letter was written, the others repeat it. */
const PLACES = 3

/** One line for each letter that the site's fonts can't show, with the files and fields where it stands. */
export function missingLetters(texts: FoundValue<string>[]): string[] {
  const letters = [...new Set(texts.flatMap(({ value }) => [...value]))]
    .filter((letter) => letter > '\u007f' && !SHAPELESS.test(letter))
    .join('')
  const first = everywhere((face) => lettersOf(face, 'latin', letters), letters)
  const all = everywhere(
    (face) => lettersOf(face, 'latin', letters) + lettersOf(face, 'latin-ext', letters),
    letters,
  )
  return [...letters].flatMap((letter) => {
    const places = texts.filter(({ value }) => value.includes(letter))
    if (!all.has(letter))
      return line(
        letter,
        places,
        'the site: the visitor’s device chooses another, PDF and link previews leave a gap',
      )
    const printed = first.has(letter) ? [] : places.filter(({ file }) => PRINTED.test(file))
    return line(letter, printed, 'the resume PDF, which leaves a gap')
  })
}

function everywhere(lettersIn: (face: FaceName) => string, letters: string): Set<string> {
  const sets = FACE_NAMES.map((face) => new Set(lettersIn(face)))
  return new Set([...letters].filter((letter) => sets.every((set) => set.has(letter))))
}

function line(letter: string, places: FoundValue<string>[], lack: string): string[] {
  if (places.length === 0) return []
  const named = places
    .toSorted((a, b) => a.value.length - b.value.length)
    .slice(0, PLACES)
    .map(({ where }) => where)
  const others = places.length > PLACES ? ` and ${places.length - PLACES} more` : ''
  return [`“${letter}” is not in the fonts of ${lack}. It stands in ${named.join('; ')}${others}.`]
}
