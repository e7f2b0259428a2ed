/** One page of the site, or one for each file of a content folder. */
export interface PageEntry {
  /** Its address. `:slug` stands for the name of a content file, `*` for every address that no page has. */
  path: string
  /** Its module, from this folder. It exports `page`. */
  module: `${string}-page.tsx`
  /** The folder of `content/` whose files each make such a page. */
  content?: string
  /** Stands alone, without header and footer. */
  fullScreen?: boolean
  /** The look, in `content/link-previews.ts`, of the picture that a pasted link unfolds to; else the plain one. */
  preview?: 'caseStudy' | 'designFile' | 'project'
}

/** The one register of pages: routes, prerendering, link previews, the sitemap and tests are made from it. */
export const pages: PageEntry[] = [
  { path: '/', module: 'home/home-page.tsx' },
  { path: '/about', module: 'about/about-page.tsx' },
  { path: '/visuals', module: 'visuals/visuals-page.tsx' },
  { path: '/resume', module: 'resume/resume-page.tsx' },
  { path: '/contact', module: 'contact/contact-page.tsx' },
  {
    path: '/case-study/:slug',
    module: 'case-study/case-study-page.tsx',
    content: 'case-studies',
    preview: 'caseStudy',
  },
  {
    path: '/figma/:slug',
    module: 'design-file/design-file-page.tsx',
    content: 'design-files',
    preview: 'designFile',
  },
  { path: '/project/:slug', module: 'project/project-page.tsx', content: 'projects', preview: 'project' },
  { path: '/privacy-policy', module: 'legal/legal-page.tsx' },
  { path: '/terms-of-service', module: 'legal/legal-page.tsx' },
  { path: '/cookie-policy', module: 'legal/legal-page.tsx' },
  { path: '/dashboard', module: 'dashboard/dashboard-page.tsx' },
  { path: '/presentation', module: 'presentation/presentation-page.tsx', fullScreen: true },
  { path: '*', module: 'not-found/not-found-page.tsx' },
]
