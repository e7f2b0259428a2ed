import type { RouteObject } from 'react-router'
import type { CaseStudy, ProjectPageContent } from '../content/types'
import { loadOrReload } from './lib/reload-once'
import type { LoadedPage } from './page-handle'
import { PageLayout } from './page-layout'
import { RootLayout } from './root-layout'

function page(path: string, load: () => Promise<LoadedPage>): RouteObject {
  return { path, lazy: () => loadOrReload(load) }
}

function slugOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, -'.ts'.length)
}

const studies = import.meta.glob<{ study: CaseStudy }>([
  '../content/case-studies/*.ts',
  '!../content/case-studies/*.card.ts',
  '!../content/case-studies/index.ts',
])
const projects = import.meta.glob<{ project: ProjectPageContent }>([
  '../content/projects/*.ts',
  '!../content/projects/*.card.ts',
  '!../content/projects/index.ts',
])

const caseStudyRoutes = Object.entries(studies).map(([file, loadContent]) =>
  page(`/case-study/${slugOf(file)}`, async () => {
    const [{ caseStudyPage }, { study }] = await Promise.all([
      import('./pages/case-study/case-study-page'),
      loadContent(),
    ])
    return caseStudyPage(study)
  }),
)

const designFileRoutes = Object.keys(studies).map((file) =>
  page(`/figma/${slugOf(file)}`, async () =>
    (await import('./pages/design-file/design-file-page')).designFilePage(slugOf(file)),
  ),
)

const projectRoutes = Object.entries(projects).map(([file, loadContent]) =>
  page(`/project/${slugOf(file)}`, async () => {
    const [{ projectPage }, { project }] = await Promise.all([
      import('./pages/project/project-page'),
      loadContent(),
    ])
    return projectPage(project)
  }),
)

const legalRoutes = ['privacy-policy', 'terms-of-service', 'cookie-policy'].map((slug) =>
  page(`/${slug}`, async () => (await import('./pages/legal-page')).legalPage(slug)),
)

/** The only route table. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    children: [
      {
        Component: PageLayout,
        children: [
          page('/', async () => (await import('./pages/home/home-page')).homePage),
          page('/about', async () => (await import('./pages/about/about-page')).aboutPage),
          page('/visuals', async () => (await import('./pages/visuals/visuals-page')).visualsPage),
          page('/resume', async () => (await import('./pages/resume/resume-page')).resumePage),
          page('/contact', async () => (await import('./pages/contact-page')).contactPage),
          ...caseStudyRoutes,
          ...designFileRoutes,
          ...projectRoutes,
          ...legalRoutes,
          page('/dashboard', async () => (await import('./pages/dashboard/dashboard-page')).dashboardPage),
          page('*', async () => (await import('./pages/not-found-page')).notFoundPage),
        ],
      },
      page(
        '/presentation',
        async () => (await import('./pages/presentation/presentation-page')).presentationPage,
      ),
    ],
  },
]
