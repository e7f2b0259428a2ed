import { sections } from '../home'
import type { CaseStudy, DesignFile, ProjectPageContent } from '../types'

const studyFiles = import.meta.glob<{ study: CaseStudy }>(
  ['../case-studies/*.ts', '!../case-studies/*.card.ts', '!../case-studies/index.ts'],
  { eager: true },
)
const projectFiles = import.meta.glob<{ project: ProjectPageContent }>(
  ['../projects/*.ts', '!../projects/*.card.ts', '!../projects/index.ts'],
  { eager: true },
)
const designFileFiles = import.meta.glob<{ file: DesignFile }>('../design-files/*.ts', { eager: true })

export const studies = Object.values(studyFiles)
  .map(({ study }) => study)
  .filter(isBuilt)
export const projects = Object.values(projectFiles)
  .map(({ project }) => project)
  .filter(isBuilt)
export const designFiles = Object.values(designFileFiles)
  .map(({ file }) => file)
  .filter(isBuilt)

function isBuilt({ draft }: { draft?: true }): boolean {
  return !draft
}

/** What Home shows of these; it may have no such section. */
export const concepts = sections.flatMap((section) =>
  section.id === 'midjourney' ? section.words.items : [],
)
export const vibeProjects = sections.flatMap((section) =>
  section.id === 'vibecoding' ? section.projects : [],
)

const NOT_READ = new Set(['kind', 'icon', 'alt', 'href', 'picture'])

/** How many words a visitor reads in these parts of a page. */
export function countWords(...parts: unknown[]): number {
  return parts.flatMap(texts).join(' ').split(/\s+/).filter(Boolean).length
}

function texts(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) => (NOT_READ.has(key) ? [] : texts(value)))
}
