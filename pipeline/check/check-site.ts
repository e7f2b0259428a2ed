import { previewPictures } from '../../content/link-previews.ts'
import { colors } from '../../content/theme.ts'
import { typeProblems } from '../content/check-content.ts'
import { readStructure } from '../content/content-structure.ts'
import { valueProblems } from '../content/content-values.ts'
import { structureProblems } from '../content/structure-problems.ts'
import { missingLetters } from '../fonts/missing-letters.ts'
import { checkConfidential, confidentialSlugs } from '../lock/confidential.ts'
import { lineOf } from './mistake.ts'
import { ownFileProblems } from './own-files.ts'
import { pictureFileProblems, unusedPictures } from './picture-files.ts'
import { contrastMistakes } from './rules/contrast.ts'
import type { SiteFacts } from './rules/link-rules.ts'
import { linkMistakes } from './rules/link-rules.ts'
import { listMistakes } from './rules/list-rules.ts'
import { pictureMistakes } from './rules/picture-rules.ts'
import { settingAdvice, settingProblems } from './rules/setting-rules.ts'
import { textMistakes } from './rules/text-rules.ts'
import { wordMistakes } from './rules/word-rules.ts'

export interface Report {
  /** What the site can't be built with. */
  problems: string[]
  /** What it can be built with, and should not. */
  advice: string[]
}

/** Everything that is wrong with content and settings, one line each, with file and line. */
export async function checkSite(load: () => Promise<SiteFacts>): Promise<Report> {
  const [types, pictures] = await Promise.all([typeProblems(), pictureFileProblems()])
  const first = [...settingProblems(), ...types, ...pictures]
  const advice = settingAdvice()
  const readable = types.length + pictures.length === 0
  const facts = readable ? await load() : await load().catch(() => undefined)
  if (!facts) return { problems: first, advice }
  const found = await checkFacts(facts, readable)
  return {
    problems: [...first, ...found.problems],
    advice: [...advice, ...found.advice, ...missingLetters(facts.contentStrings)],
  }
}

/** What only values tell. Pages are drawn only from content that has the right types. */
export async function checkFacts(facts: SiteFacts, drawn: boolean): Promise<Report> {
  const { contentValues, contentStrings } = facts
  const mistakes = [
    ...valueProblems(contentValues),
    ...textMistakes(contentValues),
    ...contrastMistakes(colors),
    ...(drawn ? await linkMistakes(facts) : []),
  ]
  const slugs = confidentialSlugs()
  return {
    problems: [
      ...mistakes.map(lineOf),
      ...structureProblems(contentValues, readStructure()),
      ...ownFileProblems(),
      ...checkConfidential(contentValues, slugs, true),
    ],
    advice: [
      ...[
        ...pictureMistakes(contentValues),
        ...listMistakes(contentValues),
        ...wordMistakes(contentStrings),
      ].map(lineOf),
      ...unusedPictures(Object.values(previewPictures)),
    ],
  }
}
