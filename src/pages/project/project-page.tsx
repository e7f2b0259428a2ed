import { memo } from 'react'
import { useLoaderData } from 'react-router'
import { projectPage } from '../../../content/project-page'
import { viewer } from '../../../content/viewer'
import { BelowFold } from '../../components/below-fold'
import { CallToAction } from '../../components/call-to-action'
import { NextProject } from '../../components/next-project'
import { TONES } from '../../components/tones'
import { FigureViewing } from '../../components/viewer/figure-viewing'
import type { ProjectContent } from './project-content'
import { ProjectFeatures } from './project-features'
import { ProjectHero } from './project-hero'
import { ProjectImages } from './project-images'
import { ProjectImpact } from './project-impact'
import { ProjectInsights } from './project-insights'
import { ProjectOverview } from './project-overview'

/** One template for all projects: shorter than a case study, and led by its pictures. */
export const Component = memo(function ProjectPage() {
  const { project, next, projectsHref } = useLoaderData<ProjectContent>()
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
})
