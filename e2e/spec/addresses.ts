export const STUDIES = [
  'trace-flow-map',
  'support-experience',
  'azure-maps',
  'unified-tracing',
  'adaptive-email',
  'ai-creative-exploration',
  'ht-design-system',
  'teams-app',
]

export const PROJECTS = [
  'accessibility-guide',
  'reubens-brews',
  'office-365-support',
  'shoxs-brand',
  'bing-maps-enterprise',
  'vortex-style-guide',
]

/** The pages that search engines may show. */
export const PAGES = [
  '/',
  '/about',
  '/visuals',
  '/resume',
  '/contact',
  ...STUDIES.flatMap((slug) => [`/case-study/${slug}`, `/figma/${slug}`]),
  ...PROJECTS.map((slug) => `/project/${slug}`),
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/presentation',
]
