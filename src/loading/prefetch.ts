import { matchRoutes, type RouteObject } from 'react-router'
import { prefetchChunk } from './lost-file'
import { dataAddress } from './page-data'

/** Fetches script and data of a link that will probably be followed. The browser's cache keeps them for the press. */
export function prefetchOnIntent(routes: RouteObject[]): void {
  const asked = new Set<string>()

  function prefetch(target: EventTarget | null) {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
    if (!link || link.target || link.pathname === location.pathname || asked.has(link.pathname)) return
    const match = matchRoutes(routes, link.pathname)?.at(-1)
    if (typeof match?.route.lazy !== 'function') return
    asked.add(link.pathname)
    prefetchChunk(match.route.lazy)
    fetch(dataAddress(link.pathname)).catch(() => {})
  }

  function onPointer({ type, pointerType, target }: PointerEvent) {
    // A finger also comes down where a scroll begins; only a tap lets it come up again here.
    if ((pointerType === 'touch') === (type === 'pointerup')) prefetch(target)
  }
  addEventListener('pointerover', onPointer, { passive: true })
  addEventListener('pointerup', onPointer, { passive: true })
  addEventListener('focusin', ({ target }) => prefetch(target))
}
