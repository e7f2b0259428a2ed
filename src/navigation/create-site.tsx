import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createBrowserRouter, RouterProvider, replace } from 'react-router'
import { loadOrReload } from '../lib/reload-once'
import { contentPageAt, findPage, fixedPages } from './known-pages'
import { PAGES_ID, pageRoute, type RoutedPage, routeTable } from './routes'

/**
 * Everything behind the gate, ready to be rendered at the current address. Takes over a prerendered page only when
 * the page's script is there: without it the page stays as it is, to be read. Elsewhere the router shows its error.
 */
export async function createSite({ prerendered }: { prerendered: boolean }): Promise<ReactNode> {
  const first = await firstPage().catch((error) => {
    if (prerendered) throw error
  })
  const others = fixedPages.filter(({ path }) => path !== first?.path)
  const router = createBrowserRouter(routeTable(first ? [first, ...others] : others), {
    // The first page is known, even where only the route for unknown addresses fits it.
    hydrationData: {},
    async patchRoutesOnNavigation({ path, patch }) {
      const moved = __FORMER_PATHS__[path]
      if (moved) return patch(PAGES_ID, [{ path, loader: () => replace(moved) }])
      const page = await loadOrReload(() => findPage(path))
      if (page.path !== '*') patch(PAGES_ID, [pageRoute(page)])
    },
  })
  history.scrollRestoration = 'manual'
  return (
    <RouterProvider
      router={router}
      flushSync={(update) => {
        flushSync(update)
      }}
      useTransitions={false}
    />
  )
}

/** A built page names its content file itself; the development server's pages don't, so there the table is needed. */
async function firstPage(): Promise<RoutedPage> {
  const moved = __FORMER_PATHS__[location.pathname]
  // A host that knows nothing of earlier addresses has served the page for unknown ones.
  if (moved) {
    location.replace(moved + location.search + location.hash)
    await new Promise(() => {})
  }
  const { pathname } = location
  const content = window.start.needs?.open?.content
  const page = content
    ? contentPageAt(pathname, () => import(/* @vite-ignore */ content))
    : await loadOrReload(() => findPage(pathname))
  return { ...page, loaded: await loadOrReload(page.load) }
}
