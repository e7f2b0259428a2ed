import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the pages of a built site show: the exports of its content files, as the build wrote them down. */
export interface SiteContent {
  about: typeof import('../content/about')
  'case-studies/index': typeof import('../content/case-studies/index')
  'contact-section': typeof import('../content/contact-section')
  'error-screens': typeof import('../content/error-screens')
  gate: typeof import('../content/gate')
  home: typeof import('../content/home')
  legal: typeof import('../content/legal')
  presentation: typeof import('../content/presentation')
  resume: typeof import('../content/resume')
  site: typeof import('../content/site')
  theme: typeof import('../content/theme')
  viewer: typeof import('../content/viewer')
  visuals: typeof import('../content/visuals')
  [file: string]: unknown
}

export function readContent(buildFolder: string): SiteContent {
  return JSON.parse(readFileSync(join(buildFolder, 'content.json'), 'utf8'))
}
