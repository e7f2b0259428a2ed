import type { ReactNode } from 'react'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router'
import { reportWebVitals } from './analytics/web-vitals'
import { setNavigationTarget } from './lib/reload-once'
import { routes } from './routes'
import { siteTree } from './site-tree'

/**
 * Everything behind the gate, ready to be rendered at the current address. Takes over a prerendered page only when
 * the page's script is there: without it the page stays as it is, to be read. Elsewhere the router shows its error.
 */
export async function createSite({ prerendered }: { prerendered: boolean }): Promise<ReactNode> {
  await resolveLazyRoutes(location.pathname).catch((error) => {
    if (prerendered) throw error
  })
  const router = createBrowserRouter(routes)
  setNavigationTarget(undefined)
  router.subscribe(({ navigation }) => {
    const { location: next } = navigation
    setNavigationTarget(next && new URL(next.pathname + next.search + next.hash, location.href).href)
  })
  history.scrollRestoration = 'manual'
  prefetchOnIntent()
  reportWebVitals()
  return siteTree(<RouterProvider router={router} />)
}

async function resolveLazyRoutes(path: string): Promise<void> {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    if (typeof route.lazy !== 'function') continue
    Object.assign(route, await route.lazy(), { lazy: undefined })
  }
}

/** A link that is pointed at or focused will probably be followed: its page's script is fetched. */
function prefetchOnIntent(): void {
  function prefetch({ target }: Event) {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      if (typeof route.lazy === 'function') void route.lazy().catch(() => {})
    }
  }
  addEventListener('pointerover', prefetch, { passive: true })
  addEventListener('focusin', prefetch)
  addEventListener('touchstart', prefetch, { passive: true })
}
