import { matchRoutes, type RouteObject } from 'react-router'
import { loadOrReload } from './lib/reload-once'

/** The routes of content that lead to this address: few, because each change of page goes through all there are. */
export async function loadContentRoutes(path: string): Promise<RouteObject[]> {
  const { contentRoutes } = await loadOrReload(() => import('./content-routes'))
  return matchRoutes(contentRoutes, path)?.map(({ route }) => route) ?? []
}

/** Fetches the page's script and puts the page into its route, so that it can be shown without waiting. */
export async function resolveRoutes(routes: RouteObject[], path: string, isFree = () => true): Promise<void> {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    if (typeof route.lazy !== 'function') continue
    const loaded = await route.lazy()
    if (isFree()) Object.assign(route, loaded, { lazy: undefined })
  }
}
