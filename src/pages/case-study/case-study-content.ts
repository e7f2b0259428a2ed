import { caseStudyCards } from '../../../content/case-studies/index'
import type { CaseStudy } from '../../../content/types'
import { topOf } from '../../components/tones'
import { contentFiles, formerSlugsOf } from '../../loading/content-files'
import type { ContentArgs } from '../../loading/page-data'
import { nextStudy } from './next-study'
import { readingMinutes } from './reading-time'

const studies = contentFiles<CaseStudy>('case-studies', 'study')

export type CaseStudyContent = NonNullable<ReturnType<typeof content>>

export const slugs = () => Object.keys(studies)
export const formerSlugs = () => formerSlugsOf(studies)

export function content({ slug }: ContentArgs) {
  const study = studies[slug]
  if (!study) return undefined
  const { seo, formerSlugs: _, ...shown } = study
  return {
    seo: study.listed === false ? { ...seo, noindex: true } : seo,
    top: topOf(study.tone),
    study: shown,
    next: nextStudy(study, caseStudyCards),
    readingMinutes: readingMinutes(study),
  }
}
