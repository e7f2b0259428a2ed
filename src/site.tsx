import type { ReactNode } from 'react'
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router'
import { reportWebVitals } from './analytics/web-vitals'
import { loadContentPage } from './content-pages'
import { setNavigationTarget } from './lib/reload-once'
import { prefetchOnIntent } from './prefetch'
import { loadContentRoutes, resolveRoutes } from './resolve-routes'
import { PAGES_ID, page, routeTable } from './routes'
import { siteTree } from './site-tree'

/**
 * Everything behind the gate, ready to be rendered at the current address. Takes over a prerendered page only when
 * the page's script is there: without it the page stays as it is, to be read. Elsewhere the router shows its error.
 */
export async function createSite({ prerendered }: { prerendered: boolean }): Promise<ReactNode> {
  const routes = routeTable(await firstContentRoutes())
  await resolveRoutes(routes, location.pathname).catch((error) => {
    if (prerendered) throw error
  })
  const router = createBrowserRouter(routes, {
    // The first page is known, even where only the route for unknown addresses fits it.
    hydrationData: {},
    patchRoutesOnNavigation: async ({ path, patch }) => patch(PAGES_ID, await loadContentRoutes(path)),
  })
  setNavigationTarget(undefined)
  router.subscribe(({ navigation }) => {
    const { location: next } = navigation
    setNavigationTarget(next && new URL(next.pathname + next.search + next.hash, location.href).href)
  })
  history.scrollRestoration = 'manual'
  followLinks(router)
  prefetchOnIntent(router)
  reportWebVitals()
  // A page in one go is sooner there than one in slices: what stands below the first screen comes later anyway.
  return siteTree(<RouterProvider router={router} useTransitions={false} />)
}

/** A built page names its content file itself; the development server's pages don't, so there the table is needed. */
async function firstContentRoutes(): Promise<RouteObject[]> {
  const { needs } = window
  if (!needs) return loadContentRoutes(location.pathname)
  const { content } = needs.open
  if (!content) return []
  const path = location.pathname.replace(/\/+$/, '')
  return [page(path, () => loadContentPage(path, () => import(/* @vite-ignore */ content)))]
}

/** A plain click on a link within the site changes the page in the browser. */
function followLinks(router: ReturnType<typeof createBrowserRouter>): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (!link || elsewhere || event.defaultPrevented || link.target) return
    if (link.dataset.inside === undefined || link.origin !== location.origin) return
    event.preventDefault()
    void router.navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href })
  })
}
