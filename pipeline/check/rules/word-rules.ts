import type { FoundValue } from '../../content/walk-content.ts'
import type { Mistake } from '../mistake.ts'

const FILLER = /lorem ipsum|\bTODO\b|\bTBD\b|\bFIXME\b/i
/** None: that is how an owner says so. */
const MAY_BE_EMPTY = new Set(['phone', 'words', 'language'])
const ACCENTED = new Set(['heading', 'headline', 'title'])
const ONE_ACCENT = /^[^*]*\*[^*\s]([^*]*[^*\s])?\*[^*]*$/
/** Code is shown as it is typed, and of Markdown only the words are left. */
const AS_TYPED = new Set(['code', 'words'])

/** Texts that are not finished, or that show their marks. */
export function wordMistakes(texts: FoundValue<string>[]): Mistake[] {
  return texts.flatMap(({ where, key, value }) => {
    const says = mistakeIn(key, value)
    return says ? [{ where, says }] : []
  })
}

function mistakeIn(key: string, text: string): string | undefined {
  if (text.trim() === '' && !MAY_BE_EMPTY.has(key)) return 'is empty.'
  const filler = FILLER.exec(text)
  if (filler) return `still says “${filler[0]}”.`
  if (!text.includes('*') || AS_TYPED.has(key)) return undefined
  if (!ACCENTED.has(key))
    return 'has an asterisk that visitors will see: only headings have an accent, and only the texts of studies and projects are Markdown.'
  return ONE_ACCENT.test(text)
    ? undefined
    : `is “${text}”: an accent is one phrase of a heading, between two asterisks.`
}
