import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { gate } from '../content/gate'
import { App } from './app'
import { contentRoutes } from './content-routes'
import type { HeadTag } from './lib/head-tags'
import type { PageHandle } from './page-handle'
import { GATE_SIZES, GatePage } from './pages/gate/gate-page'
import { pageHead } from './root-layout'
import { routeTable } from './routes'
import { siteTree } from './site-tree'

export interface PrerenderedPage {
  html: string
  head: HeadTag[]
  handle: PageHandle
}

const routes = routeTable(contentRoutes)

/** Paths of all pages, in the route table's order; the not-found page stands at `*`. */
export function pagePaths(): string[] {
  return routes.flatMap(function paths(route): string[] {
    return route.children ? route.children.flatMap(paths) : [route.path ?? '']
  })
}

/** What a newcomer gets on every address. */
export function renderGate(): string {
  return renderToString(
    <StrictMode>
      <App Gate={GatePage} loadSite={neverLoaded} />
    </StrictMode>,
  )
}

/** The gate's picture, which is asked for before the style sheet has come. */
export function gatePicture() {
  return { srcset: gate.background.avif, sizes: GATE_SIZES }
}

/** What a returning visitor gets at this path. */
export async function renderPage(path: string): Promise<PrerenderedPage> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} redirects`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const handle: PageHandle = context.matches.at(-1)?.route.handle
  const site = siteTree(<StaticRouterProvider router={router} context={context} hydrate={false} />)
  const html = renderToString(
    <StrictMode>
      <App site={site} loadSite={neverLoaded} />
    </StrictMode>,
  )
  return { html, head: pageHead(path, handle), handle }
}

async function neverLoaded(): Promise<never> {
  throw new Error('The prerenderer opens no gate.')
}
