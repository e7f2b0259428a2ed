import type { RouteObject } from 'react-router'
import { loadOrReload } from './lib/reload-once'
import type { LoadedPage, RouteHandle } from './page-handle'
import { PageLayout } from './page-layout'
import { RootLayout } from './root-layout'

export function page(path: string, load: () => Promise<LoadedPage>): RouteObject {
  return {
    path,
    async lazy() {
      const { Component, handle } = await loadOrReload(load)
      return { Component, handle: { ...handle, Page: Component } satisfies RouteHandle }
    },
  }
}

/** The route that all pages with header and footer are children of. */
export const PAGES_ID = 'pages'

const pageRoutes = [
  page('/', async () => (await import('./pages/home/home-page')).homePage),
  page('/about', async () => (await import('./pages/about/about-page')).aboutPage),
  page('/visuals', async () => (await import('./pages/visuals/visuals-page')).visualsPage),
  page('/resume', async () => (await import('./pages/resume/resume-page')).resumePage),
  page('/contact', async () => (await import('./pages/contact-page')).contactPage),
  ...['privacy-policy', 'terms-of-service', 'cookie-policy'].map((slug) =>
    page(`/${slug}`, async () => (await import('./pages/legal-page')).legalPage(slug)),
  ),
  page('/dashboard', async () => (await import('./pages/dashboard/dashboard-page')).dashboardPage),
  page('*', async () => (await import('./pages/not-found-page')).notFoundPage),
]

/** The only route table; content-routes.ts knows the pages that content files make. */
export function routeTable(contentRoutes: RouteObject[]): RouteObject[] {
  return [
    {
      Component: RootLayout,
      children: [
        { id: PAGES_ID, Component: PageLayout, children: [...pageRoutes, ...contentRoutes] },
        page(
          '/presentation',
          async () => (await import('./pages/presentation/presentation-page')).presentationPage,
        ),
      ],
    },
  ]
}
