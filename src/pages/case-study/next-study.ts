import type { CaseStudy, NextProject, PortfolioProject } from '../../../content/types'

/** Where a study leads at its end: where it says, else to the next one of the list, which begins anew after the last. */
export function nextStudy(
  { slug, next }: Pick<CaseStudy, 'slug' | 'next'>,
  cards: PortfolioProject[],
): NextProject | undefined {
  if (next) return next
  const path = `/case-study/${slug}`
  // A veiled card leads to the contact page, an outside one elsewhere.
  const studies = cards.filter(({ caseStudyUrl }) => caseStudyUrl.startsWith('/case-study/'))
  const place = studies.findIndex(({ caseStudyUrl }) => caseStudyUrl === path)
  const card = studies[(place + 1) % studies.length]
  if (!card || card.caseStudyUrl === path) return undefined
  return { title: card.title, href: card.caseStudyUrl, picture: card.image }
}
