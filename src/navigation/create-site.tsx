import type { ReactNode } from 'react'
import { createBrowserRouter, RouterProvider, replace } from 'react-router'
import { loadOrReload } from '../lib/reload-once'
import { contentPageAt, findPage } from './known-pages'
import { pageRoute, routeTable } from './routes'

/**
 * Everything behind the gate, ready to be rendered at the current address. Takes over a prerendered page only when
 * the page's script is there: without it the page stays as it is, to be read. Elsewhere the router shows its error.
 */
export async function createSite({ prerendered }: { prerendered: boolean }): Promise<ReactNode> {
  const first = await firstPage().catch((error): undefined => {
    if (prerendered) throw error
  })
  const router = createBrowserRouter(routeTable(first), {
    // The first page is known, even where only the route for unknown addresses fits it.
    hydrationData: {},
    async patchRoutesOnNavigation({ path, patch }) {
      const moved = __FORMER_PATHS__[path]
      if (moved) return patch('pages', [{ path, loader: () => replace(moved) }])
      const { parent, route } = await pageRoute(await loadOrReload(() => findPage(path)))
      patch(parent, [route])
    },
  })
  history.scrollRestoration = 'manual'
  return <RouterProvider router={router} useTransitions={false} />
}

/** A built page names its content file itself; the development server's pages don't, so there the table is needed. */
async function firstPage() {
  const moved = __FORMER_PATHS__[location.pathname]
  // A host that knows nothing of earlier addresses has served the page for unknown ones.
  if (moved) {
    location.replace(moved + location.search + location.hash)
    await new Promise(() => {})
  }
  const { pathname } = location
  const content = window.start.needs?.open?.content
  return pageRoute(
    content
      ? contentPageAt(pathname, () => import(/* @vite-ignore */ content))
      : await loadOrReload(() => findPage(pathname)),
  )
}
