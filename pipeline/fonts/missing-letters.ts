import { typefaces } from '../../content/theme.ts'
import type { FoundValue } from '../content/walk-content.ts'
import { FACE_NAMES, lettersOf } from './font-families.ts'

/** Control characters, joiners and the like have no shape of their own. */
const SHAPELESS = /[\p{C}\p{Z}\p{M}]/u

/** The shortest texts are named: there the letter was written, the others repeat it. */
const PLACES = 3

/**
 * One line for each letter that no font of the site has, with the files and fields where it stands, and one for each
 * family that lacks letters of others. Pages, resume PDF and link previews take letters from the same families.
 */
export function missingLetters(texts: FoundValue<string>[]): string[] {
  const letters = [...new Set(texts.flatMap(({ value }) => [...value]))]
    .filter((letter) => letter > '\u007f' && !SHAPELESS.test(letter))
    .join('')
  const faces = FACE_NAMES.map((name) => ({
    family: typefaces[name].family,
    there: lettersOf(name, letters),
  }))
  const nowhere = [...letters].filter((letter) => !faces.some(({ there }) => there.has(letter)))
  const known = [...letters].filter((letter) => !nowhere.includes(letter))
  return [
    ...nowhere.map((letter) => line(letter, texts, faces.map(({ family }) => family).join(', '))),
    ...faces.flatMap(({ family, there }) => {
      const lacking = known.filter((letter) => !there.has(letter))
      return lacking.length > 0
        ? [`${family} lacks ${lacking.join(' ')}, so another font shows it there.`]
        : []
    }),
  ]
}

function line(letter: string, texts: FoundValue<string>[], families: string): string {
  const places = texts
    .filter(({ value }) => value.includes(letter))
    .toSorted((a, b) => a.value.length - b.value.length)
    .map(({ where }) => where)
  const others = places.length > PLACES ? ` and ${places.length - PLACES} more` : ''
  const named = `${places.slice(0, PLACES).join('; ')}${others}`
  return `“${letter}” is in none of the fonts (${families}): the visitor’s device chooses another, PDF and link previews leave a gap. It stands in ${named}.`
}
