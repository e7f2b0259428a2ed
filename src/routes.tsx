import type { RouteObject } from 'react-router'
import { PageLayout } from './layout/page-layout'
import { RootLayout } from './layout/root-layout'
import { contentLoader, loadLayout } from './loading/content-loader'
import { chunk } from './loading/lost-file'

/** What the build is told of a page. */
export interface RouteHandle {
  /** The look, in `content/link-previews.ts`, of the picture that a pasted link unfolds to; else the plain one. */
  preview: 'caseStudy' | 'designFile' | 'project'
}

/**
 * Every address of the site: the script that draws it, and the content that it draws. A route's id begins with its folder
 * in `pages/`, where `x-page.tsx` has the component and `x-content.ts` the content. No route has an `errorElement`: what
 * fails to load shows the router's own error, and what fails to render our own, in the layout.
 */
export const routes: RouteObject[] = [
  {
    id: 'layout',
    Component: RootLayout,
    loader: loadLayout,
    // It came with the document, and is the same on every page.
    shouldRevalidate: () => import.meta.env.DEV,
    children: [
      {
        Component: PageLayout,
        children: [
          {
            id: 'home',
            index: true,
            loader: contentLoader('home'),
            lazy: chunk(() => import('./pages/home/home-page')),
          },
          {
            id: 'about',
            path: 'about',
            loader: contentLoader('about'),
            lazy: chunk(() => import('./pages/about/about-page')),
          },
          {
            id: 'visuals',
            path: 'visuals',
            loader: contentLoader('visuals'),
            lazy: chunk(() => import('./pages/visuals/visuals-page')),
          },
          {
            id: 'resume',
            path: 'resume',
            loader: contentLoader('resume'),
            lazy: chunk(() => import('./pages/resume/resume-page')),
          },
          {
            id: 'contact',
            path: 'contact',
            loader: contentLoader('contact'),
            lazy: chunk(() => import('./pages/contact/contact-page')),
          },
          {
            id: 'case-study',
            path: 'case-study/:slug',
            loader: contentLoader('case-study'),
            lazy: chunk(() => import('./pages/case-study/case-study-page')),
            handle: { preview: 'caseStudy' } satisfies RouteHandle,
          },
          {
            id: 'design-file',
            path: 'figma/:slug',
            loader: contentLoader('design-file'),
            lazy: chunk(() => import('./pages/design-file/design-file-page')),
            handle: { preview: 'designFile' } satisfies RouteHandle,
          },
          {
            id: 'project',
            path: 'project/:slug',
            loader: contentLoader('project'),
            lazy: chunk(() => import('./pages/project/project-page')),
            handle: { preview: 'project' } satisfies RouteHandle,
          },
          {
            id: 'legal/privacy-policy',
            path: 'privacy-policy',
            loader: contentLoader('legal'),
            lazy: chunk(() => import('./pages/legal/legal-page')),
          },
          {
            id: 'legal/terms-of-service',
            path: 'terms-of-service',
            loader: contentLoader('legal'),
            lazy: chunk(() => import('./pages/legal/legal-page')),
          },
          {
            id: 'legal/cookie-policy',
            path: 'cookie-policy',
            loader: contentLoader('legal'),
            lazy: chunk(() => import('./pages/legal/legal-page')),
          },
          {
            id: 'dashboard',
            path: 'dashboard',
            loader: contentLoader('dashboard'),
            lazy: chunk(() => import('./pages/dashboard/dashboard-page')),
          },
        ],
      },
      {
        id: 'presentation',
        path: 'presentation',
        loader: contentLoader('presentation'),
        lazy: chunk(() => import('./pages/presentation/presentation-page')),
      },
      // The layout shows the not-found page, as it does for a study that does not exist.
      { id: 'not-found', path: '*', loader: contentLoader('not-found'), element: null },
    ],
  },
]
