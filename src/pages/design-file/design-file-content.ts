import { caseStudyCards } from '../../../content/case-studies/index'
import type { CaseStudy, DesignFile } from '../../../content/types'
import { contentFiles, formerSlugsOf } from '../../loading/content-files'
import type { ContentArgs } from '../../loading/page-data'
import { nextFile } from './next-file'

const files = contentFiles<DesignFile>('design-files', 'file')
const confidential = Object.entries(contentFiles<CaseStudy>('case-studies', 'study'))
  .filter(([, study]) => study.confidential)
  .map(([slug]) => slug)

export type DesignFileContent = NonNullable<ReturnType<typeof content>>

export const slugs = () => Object.keys(files)
export const formerSlugs = () => formerSlugsOf(files)

export function content({ slug }: ContentArgs) {
  const file = files[slug]
  if (!file) return undefined
  const studies = caseStudyCards.map(({ id }) => id)
  const nextHref = nextFile(file, studies, slugs(), confidential)
  return {
    seo: file.seo,
    top: file.kind === 'frame' ? ('dark' as const) : undefined,
    file: { ...file, nextHref },
  }
}
