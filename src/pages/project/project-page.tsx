import { projectPage } from '../../../content/project-page'
import { projectCards } from '../../../content/projects'
import { projectsHref } from '../../../content/site'
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
function nextProject(slug: string): NextProjectContent | undefined {
  const index = projectCards.findIndex(({ id }) => id === slug)
  const card = projectCards[(index + 1) % projectCards.length]
  if (!card || card.id === slug) return undefined
  return { title: card.title, href: `/project/${card.id}`, picture: card.image }
}

interface ProjectPageProps {
  project: ProjectPageContent
  next: NextProjectContent | undefined
}

function ProjectPage({ project, next }: ProjectPageProps) {
  const { overview, features, images, insights, impact, tone } = project
  return (
    <article>
      <ProjectHero project={project} backHref={projectsHref} />
      <BelowFold>
        <FigureViewing words={viewer}>
          <ProjectOverview blocks={overview} />
          {features.length > 0 && <ProjectFeatures features={features} />}
          {images.length > 0 && <ProjectImages figures={images} />}
          {insights.length > 0 && <ProjectInsights insights={insights} tone={tone} />}
          {impact.stats.length > 0 && <ProjectImpact impact={impact} band={TONES[tone].band} />}
        </FigureViewing>
        <CallToAction content={project.callToAction} tone={tone} location="project" />
        {next && <NextProject label={projectPage.nextLabel} next={next} />}
      </BelowFold>
    </article>
  )
}
