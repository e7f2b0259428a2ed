import type { RouteObject } from 'react-router'
import { loadContentPage } from './content-pages'
import { page } from './routes'

/** Where the pages of each section have their content. */
const files: Record<string, Record<string, () => Promise<unknown>>> = {
  'case-study': import.meta.glob([
    '../content/case-studies/*.ts',
    '!../content/case-studies/*.card.ts',
    '!../content/case-studies/index.ts',
  ]),
  figma: import.meta.glob('../content/design-files/*.ts'),
  project: import.meta.glob([
    '../content/projects/*.ts',
    '!../content/projects/*.card.ts',
    '!../content/projects/index.ts',
  ]),
}

/**
 * One route for each content file. A script of its own, fetched when a visitor turns to such a page, so that a page
 * doesn't grow with the number of others.
 */
export const contentRoutes: RouteObject[] = Object.entries(files).flatMap(([section, modules]) =>
  Object.entries(modules).map(([file, load]) => {
    const path = `/${section}/${slugOf(file)}`
    return page(path, () => loadContentPage(path, load))
  }),
)

function slugOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, -'.ts'.length)
}
