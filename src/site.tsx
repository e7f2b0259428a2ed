import type { ReactNode } from 'react'
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router'
import { reportWebVitals } from './analytics/web-vitals'
import { loadContentPage } from './content-pages'
import { loadOrReload, setNavigationTarget } from './lib/reload-once'
import { PAGES_ID, page, routeTable } from './routes'
import { siteTree } from './site-tree'

type Router = ReturnType<typeof createBrowserRouter>

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
    patchRoutesOnNavigation: async ({ patch }) => patch(PAGES_ID, await loadContentRoutes()),
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

async function loadContentRoutes(): Promise<RouteObject[]> {
  return (await loadOrReload(() => import('./content-routes'))).contentRoutes
}

/** A built page names its content file itself; the development server's pages don't, so there the table is needed. */
async function firstContentRoutes(): Promise<RouteObject[]> {
  const { needs } = window
  if (!needs) return loadContentRoutes()
  const { content } = needs.open
  if (!content) return []
  const path = location.pathname.replace(/\/+$/, '')
  return [page(path, () => loadContentPage(path, () => import(/* @vite-ignore */ content)))]
}

/** Fetches the page's script and puts the page into its route, so that it can be shown without waiting. */
async function resolveRoutes(routes: RouteObject[], path: string, isFree = () => true): Promise<void> {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    if (typeof route.lazy !== 'function') continue
    const loaded = await route.lazy()
    if (isFree()) Object.assign(route, loaded, { lazy: undefined })
  }
}

/** A plain click on a link within the site changes the page in the browser. */
function followLinks(router: Router): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (!link || elsewhere || event.defaultPrevented || link.target) return
    if (link.dataset.inside === undefined || link.origin !== location.origin) return
    event.preventDefault()
    void router.navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href })
  })
}

/** A link that is pointed at or focused will probably be followed: its page's script is fetched. */
function prefetchOnIntent(router: Router): void {
  async function fetchPage(path: string) {
    const known = matchRoutes(router.routes, path)?.at(-1)
    if (known?.route.path === '*') router.patchRoutes(PAGES_ID, await loadContentRoutes())
    // A router that is on its way somewhere fills its routes itself.
    await resolveRoutes(router.routes, path, () => router.state.navigation.state === 'idle')
  }
  function prefetch({ target }: Event) {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return
    fetchPage(link.pathname).catch(() => {})
  }
  addEventListener('pointerover', prefetch, { passive: true })
  addEventListener('focusin', prefetch)
  addEventListener('touchstart', prefetch, { passive: true })
}
