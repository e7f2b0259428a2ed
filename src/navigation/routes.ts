import type { RouteObject } from 'react-router'
import { PageLayout } from '../layouts/page-layout'
import { RootLayout } from '../layouts/root-layout'
import { loadOrReload } from '../lib/reload-once'
import type { KnownPage } from './known-pages'
import type { LoadedPage } from './page-handle'

/** The route that all pages with header and footer are children of. */
export const PAGES_ID = 'pages'

/** A page that is there already needs no loading. */
export interface RoutedPage extends KnownPage {
  loaded?: LoadedPage
}

export function routeTable(pages: RoutedPage[]): RouteObject[] {
  const routes = (fullScreen: boolean) =>
    pages.filter(({ entry }) => (entry.fullScreen ?? false) === fullScreen).map(pageRoute)
  return [
    {
      Component: RootLayout,
      children: [{ id: PAGES_ID, Component: PageLayout, children: routes(false) }, ...routes(true)],
    },
  ]
}

export function pageRoute({ path, load, loaded }: RoutedPage): RouteObject {
  return loaded ? { path, ...loaded } : { path, lazy: () => loadOrReload(load) }
}
