import type { CaseStudy, DesignFile, ProjectPageContent } from '../content/types'
import type { LoadedPage } from './page-handle'

type Load<Content = unknown> = () => Promise<Content>

const loaders: Record<string, (load: Load) => Promise<LoadedPage>> = {
  async 'case-study'(load) {
    const [{ caseStudyPage }, { study }] = await Promise.all([
      import('./pages/case-study/case-study-page'),
      (load as Load<{ study: CaseStudy }>)(),
    ])
    return caseStudyPage(study)
  },
  async figma(load) {
    const [{ designFilePage }, { file }] = await Promise.all([
      import('./pages/design-file/design-file-page'),
      (load as Load<{ file: DesignFile }>)(),
    ])
    return designFilePage(file)
  },
  async project(load) {
    const [{ projectPage }, { project }] = await Promise.all([
      import('./pages/project/project-page'),
      (load as Load<{ project: ProjectPageContent }>)(),
    ])
    return projectPage(project)
  },
}

/** A page that is made of one content file; the first part of its address says of which kind. */
export function loadContentPage(path: string, load: Load): Promise<LoadedPage> {
  const section = path.split('/')[1] ?? ''
  const loader = loaders[section]
  if (!loader) throw new Error(`No page is made of content at ${path}.`)
  return loader(load)
}
