import { projectCards } from '../../../content/projects'
import { projectsHref } from '../../../content/site'
import type { NextProject, ProjectPageContent } from '../../../content/types'
import { topOf } from '../../components/tones'
import { contentFiles, formerSlugsOf } from '../../loading/content-files'
import type { ContentArgs } from '../../loading/page-data'

const projects = contentFiles<ProjectPageContent>('projects', 'project')

export type ProjectContent = NonNullable<ReturnType<typeof content>>

export const slugs = () => Object.keys(projects)
export const formerSlugs = () => formerSlugsOf(projects)

export function content({ slug }: ContentArgs) {
  const project = projects[slug]
  if (!project) return undefined
  return { seo: project.seo, top: topOf(project.tone), project, next: nextProject(slug), projectsHref }
}

/** After the last comes the first. */
function nextProject(slug: string): NextProject | undefined {
  const index = projectCards.findIndex(({ id }) => id === slug)
  const card = projectCards[(index + 1) % projectCards.length]
  if (!card || card.id === slug) return undefined
  return { title: card.title, href: `/project/${card.id}`, picture: card.image }
}
