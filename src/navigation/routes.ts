import type { RouteObject } from 'react-router'
import { PageLayout } from '../layout/page-layout'
import { RootLayout } from '../layout/root-layout'
import { loadOrReload } from '../lib/reload-once'
import type { KnownPage } from './known-pages'

/** A page's route, and the id of the layout that it stands in. */
interface PlacedRoute {
  parent: 'root' | 'pages'
  route: RouteObject
}

/** The layouts, with the page that the site begins at; the others come when they are asked for. */
export function routeTable(first?: PlacedRoute): RouteObject[] {
  const within = (parent: string) => (first?.parent === parent ? [first.route] : [])
  return [
    {
      id: 'root',
      Component: RootLayout,
      children: [{ id: 'pages', Component: PageLayout, children: within('pages') }, ...within('root')],
    },
  ]
}

/** With the loaded page: a prerendered one is taken over by a route that is there. */
export async function pageRoute({ path, entry, load }: KnownPage): Promise<PlacedRoute> {
  return {
    parent: entry.fullScreen ? 'root' : 'pages',
    route: { path, ...(await loadOrReload(load)) },
  }
}
