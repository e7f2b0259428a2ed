import { basename } from 'node:path'
import type { CaseStudy } from '../../content/types.ts'
import { CARDS, cardLists } from './card-lists.ts'
import type { ContentStructure } from './content-structure.ts'
import type { FoundValue } from './walk-content.ts'

/** One sentence for each study that is on a wrong list or on none, and for each field that the build can't find. */
export function structureProblems(values: FoundValue[], structure: ContentStructure): string[] {
  const cards = cardLists(values).flatMap(({ value }) => value)
  const isListed = (slug: string) => cards.some(({ caseStudyUrl }) => caseStudyUrl === `/case-study/${slug}`)
  const studies = values.filter(
    ({ file, where, key }) =>
      file.startsWith('content/case-studies/') && key === 'study' && where.endsWith(': study'),
  )
  return [
    ...studies.flatMap(({ file, value }) => studyProblems(file, value as CaseStudy, isListed)),
    ...structure.drafts
      .filter((name) => name.startsWith('case-studies/') && isListed(basename(name)))
      .map(
        (name) =>
          `${CARDS} shows the card of ${basename(name)}, which is a draft: leave it out until it is done.`,
      ),
    ...values.filter((found) => isHidden(found, structure)).map(({ file, key }) => misplaced(file, key)),
  ]
}

function studyProblems(file: string, study: CaseStudy, isListed: (slug: string) => boolean): string[] {
  const { slug, listed, draft, confidential } = study
  if (slug !== basename(file, '.ts'))
    return [`${file}: slug must be the name of the file, but it is “${slug}”.`]
  if (draft || confidential) return []
  if (listed === false && isListed(slug))
    return [`${CARDS} shows the card of ${slug}, which says \`listed: false\`: leave one of them out.`]
  if (listed !== false && !isListed(slug))
    return [`${file} is on no list: add its card to ${CARDS}, or say \`listed: false\`.`]
  return []
}

/** A field that is read from the text of a file, so it must stand where the reader looks. */
function isHidden({ file, key, value }: FoundValue, { drafts }: ContentStructure): boolean {
  return key === 'draft' && value === true && !drafts.includes(file.replace(/^content\/|\.ts$/g, ''))
}

function misplaced(file: string, key: string): string {
  return `${file}: write \`${key}\` on one line of the page's own object, indented by two spaces.`
}
