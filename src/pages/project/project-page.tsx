import { projectCards } from '../../../content/projects'
import type { NextProject as NextProjectContent, ProjectPageContent } from '../../../content/types'
import { viewer } from '../../../content/viewer'
import { BelowFold } from '../../components/below-fold'
import { CallToAction } from '../../components/call-to-action'
import { NextProject } from '../../components/next-project'
import { TONES } from '../../components/tones'
import { FigureViewing } from '../../components/viewer/figure-viewing'
import type { LoadedPage, PageSource } from '../../navigation/page-handle'
import { ProjectFeatures } from './project-features'
import { ProjectHero } from './project-hero'
import { ProjectImages } from './project-images'
import { ProjectImpact } from './project-impact'
import { ProjectInsights } from './project-insights'
import { ProjectOverview } from './project-overview'

/** One template for all projects: shorter than a case study, and led by its pictures. */
export function page({ content: { project } }: PageSource<{ project: ProjectPageContent }>): LoadedPage {
  const next = nextProject(project.slug)
  return {
    Component: ProjectPage.bind(null, { project, next }),
    handle: {
      seo: project.seo,
      darkTop: TONES[project.tone].dark,
      vermilionTop: project.tone === 'vermilion',
    },
  }
}

/** After the last comes the first. */
function nextProject(slug: string): NextProjectContent {
  const index = projectCards.findIndex(({ id }) => id === slug)
  const { id, title, image } = projectCards[(index + 1) % projectCards.length]!
  return { title, href: `/project/${id}`, picture: image }
}

function ProjectPage({ project, next }: { project: ProjectPageContent; next: NextProjectContent }) {
  return (
    <article>
      <ProjectHero project={project} />
      <BelowFold>
        <FigureViewing words={viewer}>
          <ProjectOverview blocks={project.overview} />
          <ProjectFeatures features={project.features} />
          <ProjectImages figures={project.images} />
          <ProjectInsights insights={project.insights} tone={project.tone} />
          <ProjectImpact impact={project.impact} band={TONES[project.tone].band} />
        </FigureViewing>
        <CallToAction content={project.callToAction} tone={project.tone} location="project" />
        <NextProject next={next} />
      </BelowFold>
    </article>
  )
}
