import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { pageHead } from './layouts/page-head'
import type { HeadTag } from './lib/head-tags'
import { type FirstPicture, PrerenderingContext } from './lib/prerendering'
import { contentPages, findPage, fixedPages, type KnownPage } from './navigation/known-pages'
import type { PageHandle } from './navigation/page-handle'
import { pageRoute, routeTable } from './navigation/routes'
import { GatePage } from './pages/gate/gate-page'

export { gateHead, linkWords } from './pages/gate/gate-head'

interface Prerendered {
  html: string
  firstPicture?: FirstPicture
}

export interface PrerenderedPage extends Prerendered {
  /** The same page without what stands below its first screen. */
  firstScreen: string
  head: HeadTag[]
  handle: PageHandle
}

/** In the register's order, those of content files last. */
export async function allPages(): Promise<KnownPage[]> {
  return [...fixedPages, ...(await contentPages())]
}

/** What a newcomer gets on every address. */
export function renderGate(): Prerendered {
  return prerender(<GatePage />)
}

/** What a returning visitor gets at this path. */
export async function renderPage(path: string): Promise<PrerenderedPage> {
  const handler = createStaticHandler(routeTable(await pageRoute(await findPage(path))))
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} redirects`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const handle: PageHandle = context.matches.at(-1)?.route.handle
  const site = (
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>
  )
  return {
    ...prerender(site),
    firstScreen: prerender(site, { firstScreenOnly: true }).html,
    head: pageHead(path, handle),
    handle,
  }
}

function prerender(tree: ReactNode, { firstScreenOnly = false } = {}): Prerendered {
  let firstPicture: FirstPicture | undefined
  function onFirstPicture(picture: FirstPicture) {
    firstPicture ??= picture
  }
  const html = renderToString(
    <PrerenderingContext value={{ firstScreenOnly, onFirstPicture }}>{tree}</PrerenderingContext>,
  )
  return { html, ...(firstPicture && { firstPicture }) }
}
