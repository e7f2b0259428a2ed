import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { pagesLeftOut } from '../content/site'
import type { Seo } from '../content/types'
import { type EarlyPicture, EarlyPictureContext } from './components/ui/early-pictures'
import { type DocumentFiles, renderDocument } from './document'
import { gateHead } from './gate/gate-head'
import { GatePage } from './gate/gate-page'
import { content as layoutContent } from './layout/layout-content'
import { contentModule, pageContent } from './loading/page-contents'
import type { PageData } from './loading/page-data'
import { dataFile } from './loading/page-data'
import type { SiteSettings } from './loading/site-settings'
import { FURTHER_STUDIES, furtherStudies } from './pages/home/home-content'
import { type RouteHandle, routes } from './routes'

export { renderLinkDocument } from './gate/link-document'
export { dataFile }

/** What the build must know of a page before it renders it. */
export interface SitePage extends Partial<RouteHandle> {
  path: string
  /** Where its component and its content are, in `src/pages`. */
  folder: string
  /** The name of its content file, where a folder of content has one for each page. */
  slug?: string
  seo: Seo
}

const NOT_FOUND = '/404'
const handler = createStaticHandler(routes)

/** Every page but those that the owner leaves out, in the table's order. */
export async function sitePages(settings: SiteSettings): Promise<SitePage[]> {
  const pages = await Promise.all(pageRoutes().map((route) => pagesOf(route, settings)))
  return pages.flat().filter(({ path }) => !pagesLeftOut.some((left) => left === path))
}

/** Addresses that pages had before, with the present ones. */
export async function formerPaths(): Promise<Record<string, string>> {
  const entries = await Promise.all(
    pageRoutes().map(async ({ path, folder }) => {
      const former = (await (await contentModule(folder)).formerSlugs?.()) ?? {}
      return Object.entries(former).map(([from, to]) => [
        path.replace(':slug', from),
        path.replace(':slug', to),
      ])
    }),
  )
  return Object.fromEntries(entries.flat())
}

function pageRoutes() {
  return routes
    .flatMap(({ children = [] }) => children.flatMap((route) => route.children ?? [route]))
    .filter(({ path }) => path !== '*')
    .map(({ id = '', path = '', handle }) => ({
      folder: id.split('/')[0]!,
      path: `/${path}`,
      ...(handle as RouteHandle),
    }))
}

async function pagesOf(
  { path, ...route }: ReturnType<typeof pageRoutes>[number],
  settings: SiteSettings,
): Promise<SitePage[]> {
  const slugs = (await contentModule(route.folder)).slugs?.()
  const places = slugs ? slugs.map((slug) => ({ slug, path: path.replace(':slug', slug) })) : [{ path }]
  return Promise.all(
    places.map(async (place) => {
      const content = await pageContent(route.folder, { slug: '', ...place, settings })
      return { ...route, ...place, seo: content!.seo }
    }),
  )
}

/** What the browser fetches when a visitor turns to this page; nothing if there is no such page. */
export async function renderData(path: string, settings: SiteSettings): Promise<string | undefined> {
  const context = await query(path, settings)
  if (context instanceof Response) return JSON.stringify({ movedTo: context.headers.get('location') })
  const leaf = context.matches.at(-1)?.route.id ?? ''
  return context.loaderData[leaf] ? published(context.loaderData[leaf]) : undefined
}

/** What is fetched and is no page: by name, as JSON. */
export async function otherData(settings: SiteSettings): Promise<[string, string][]> {
  const further = await furtherStudies()
  return [
    ['/layout', published(layoutContent(settings))],
    ...(further ? [[FURTHER_STUDIES, published(further)] satisfies [string, string]] : []),
  ]
}

type RenderedPage =
  | { movedTo: string }
  | { movedTo?: never; status: number; document: string; firstPicture: string | undefined }

interface DocumentOptions {
  settings: SiteSettings
  version: string
  files: DocumentFiles
  /** Whether this document has the gate beside the page. */
  gate: boolean
}

/** What stands on a page, for the checks of content. */
export async function renderHtml(path: string, settings: SiteSettings): Promise<string> {
  const context = await query(path, settings)
  return context instanceof Response ? '' : renderSite(context).html
}

/** The document of an address, or where its page has gone. An address that no page has gets the not-found page. */
export async function renderPage(path: string, options: DocumentOptions): Promise<RenderedPage> {
  const { settings, version, files, gate } = options
  const context = await query(path, settings)
  if (context instanceof Response) return { movedTo: context.headers.get('location')! }
  if (context.statusCode === 404) return renderPage(NOT_FOUND, options)
  const failure = Object.values(context.errors ?? {})[0]
  if (failure) throw failure
  const { html, pictures } = renderSite(context)
  const leaf = context.loaderData[context.matches.at(-1)!.route.id] as PageData
  const status = leaf.missing ? 404 : 200
  const loaderData = JSON.parse(published(context.loaderData))
  const data = { version, loaderData, ...(leaf.missing && { status: 404 as const }) }
  return {
    status,
    firstPicture: pictures[0]?.picture.master,
    document: renderDocument({
      files,
      head: leaf.head,
      gate: gate ? render(<GatePage {...settings} />) : undefined,
      page: { html, data, pictures },
    }),
  }
}

/** All that a stranger gets of a locked site, at every address. */
export function renderGate(files: DocumentFiles, settings: SiteSettings): string {
  return renderDocument({ files, head: gateHead(settings), gate: render(<GatePage {...settings} />) })
}

function renderSite(context: StaticHandlerContext) {
  const router = createStaticRouter(handler.dataRoutes, context)
  return render(
    <StrictMode>
      {/* Its own script of data would be another inline script on every page. */}
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
  )
}

function query(path: string, settings: SiteSettings) {
  return handler.query(new Request(`http://localhost${path}`), { requestContext: settings })
}

function render(tree: ReactNode): { html: string; pictures: EarlyPicture[] } {
  const pictures: EarlyPicture[] = []
  const html = renderToString(
    <EarlyPictureContext value={(picture) => void pictures.push(picture)}>{tree}</EarlyPictureContext>,
  )
  return { html, pictures: pictures.sort((a, b) => rank(a) - rank(b)) }
}

function rank({ priority }: EarlyPicture): number {
  return ['high', undefined, 'low'].indexOf(priority)
}

/** Where the pictures' masters lie on the builder's machine is nobody's business. */
function published(data: unknown): string {
  return JSON.stringify(data, (key, value) => (key === 'master' ? undefined : value))
}
