import { FAMILIES, lettersOf } from './font-families.ts'
import type { FoundValue } from './walk-content.ts'

/** Texts of these files stand in the resume PDF, which takes letters from one file per family. */
const PRINTED = /^content\/(resume|site)\.ts$/
/** Control characters, joiners and the like have no shape of their own. */
const SHAPELESS = /[\p{C}\p{Z}\p{M}]/u

/** One line for each text with letters that the site's fonts can't show, with file, field and letters. */
export function missingLetters(texts: FoundValue<string>[]): string[] {
  const letters = [...new Set(texts.flatMap(({ value }) => [...value]))]
    .filter((letter) => letter > '\u007f' && !SHAPELESS.test(letter))
    .join('')
  const first = everywhere((family) => lettersOf(family, 'latin', letters), letters)
  const all = everywhere(
    (family) => lettersOf(family, 'latin', letters) + lettersOf(family, 'latin-ext', letters),
    letters,
  )
  return texts.flatMap(({ file, where, value }) => {
    const own = [...new Set(value)].filter((letter) => letters.includes(letter))
    const nowhere = own.filter((letter) => !all.has(letter))
    const unprinted = PRINTED.test(file) ? own.filter((letter) => all.has(letter) && !first.has(letter)) : []
    return [
      ...line(
        where,
        nowhere,
        'the fonts of the site: the visitor’s device chooses another, and PDF and link previews leave a gap',
      ),
      ...line(where, unprinted, 'the fonts of the resume PDF: a gap stands there instead'),
    ]
  })
}

function everywhere(lettersIn: (family: (typeof FAMILIES)[number]) => string, letters: string): Set<string> {
  const sets = FAMILIES.map((family) => new Set(lettersIn(family)))
  return new Set([...letters].filter((letter) => sets.every((set) => set.has(letter))))
}

function line(where: string, letters: string[], consequence: string): string[] {
  return letters.length > 0 ? [`${where}: “${letters.join('')}” is not in ${consequence}.`] : []
}
