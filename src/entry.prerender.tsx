import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { GatePage } from './gate/gate-page'
import type { HeadTag } from './layout/head-tags'
import { pageHead } from './layout/page-head'
import { type EarlyPicture, PrerenderingContext } from './lib/prerendering'
import { contentPages, findPage, fixedPages, type KnownPage } from './navigation/known-pages'
import type { PageHandle } from './navigation/page-handle'
import { pageRoute, routeTable } from './navigation/routes'

export { gateHead, linkWords } from './gate/gate-head'

interface Prerendered {
  html: string
  /** What it shows at once, the first of all first. */
  pictures: EarlyPicture[]
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
  const { html: firstScreen, pictures } = prerender(site, { firstScreenOnly: true })
  return {
    html: prerender(site).html,
    firstScreen,
    pictures,
    head: pageHead(path, handle),
    handle,
  }
}

function prerender(tree: ReactNode, { firstScreenOnly = false } = {}): Prerendered {
  const pictures: EarlyPicture[] = []
  function onEarlyPicture(picture: EarlyPicture) {
    pictures.push(picture)
  }
  const html = renderToString(
    <PrerenderingContext value={{ firstScreenOnly, onEarlyPicture }}>{tree}</PrerenderingContext>,
  )
  return { html, pictures: pictures.sort((a, b) => rank(a) - rank(b)) }
}

function rank({ priority }: EarlyPicture): number {
  return ['high', undefined, 'low'].indexOf(priority)
}
