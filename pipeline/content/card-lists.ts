import type { PortfolioProject } from '../../content/types.ts'
import type { FoundValue } from './walk-content.ts'

export const CARDS = 'content/case-studies/index.ts'
const FURTHER = 'content/further-studies.ts'
const LISTS: Record<string, string> = { [CARDS]: 'caseStudyCards', [FURTHER]: 'furtherCards' }

/** The cards of case studies, of Home's own list and of the one that it fetches on request. */
export function cardLists(values: FoundValue[]): FoundValue<PortfolioProject[]>[] {
  return values.filter(
    (found): found is FoundValue<PortfolioProject[]> =>
      LISTS[found.file] === found.key && Array.isArray(found.value),
  )
}
