import { type createBrowserRouter, createMemoryRouter, matchRoutes } from 'react-router'
import type { RouteHandle } from './page-handle'
import { loadContentRoutes, resolveRoutes } from './resolve-routes'
import { PAGES_ID } from './routes'
import { preparePage } from './staged-pages'

/** A link that is pointed at or focused will probably be followed: its page is fetched, and drawn out of sight. */
export function prefetchOnIntent(router: ReturnType<typeof createBrowserRouter>): void {
  // A router that is on its way somewhere fills its routes itself.
  const isFree = () => router.state.navigation.state === 'idle'

  async function fetchPage(path: string) {
    const known = matchRoutes(router.routes, path)?.at(-1)
    if (known?.route.path === '*') router.patchRoutes(PAGES_ID, await loadContentRoutes(path))
    await resolveRoutes(router.routes, path, isFree)
    const routes = matchRoutes(router.routes, path)?.map(({ route }) => route) ?? []
    const handle: RouteHandle | undefined = routes.at(-1)?.handle
    if (isFree() && handle && routes.some(({ id }) => id === PAGES_ID))
      preparePage({ pathname: path, Page: handle.Page })
  }

  function prefetch({ target }: Event) {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return
    rehearse()
    fetchPage(link.pathname).catch(() => {})
  }

  addEventListener('pointerover', prefetch, { passive: true })
  addEventListener('focusin', prefetch)
  addEventListener('touchstart', prefetch, { passive: true })
}

let rehearsed = false

/** One change of page that nobody sees, so that the browser has compiled the router's code before the first real one. */
function rehearse(): void {
  if (rehearsed) return
  rehearsed = true
  void createMemoryRouter([{ path: '*' }]).navigate('/')
}
