// Content as the pages show it. Only the build and the development server import this file, so that no script of the site
// has a page's words.
import { replace } from 'react-router'
import { headTags } from '../layout/head-tags'
import type { ContentArgs, PageContent, PageData } from './page-data'

/** A page's content module. */
export interface ContentModule {
  /** Of the page at this path; nothing if there is none. */
  content: (args: ContentArgs) => PageContent | undefined | Promise<PageContent | undefined>
  /** The slugs of a route with `:slug`; absent for a page of one address. */
  slugs?: () => string[]
  /** Slugs that pages had before, with the present ones. */
  formerSlugs?: () => Promise<Record<string, string>>
}

const modules = import.meta.glob<ContentModule>('../pages/*/*-content.ts')

export async function contentModule(page: string): Promise<ContentModule> {
  const load = modules[`../pages/${page}/${page}-content.ts`]
  if (!load) throw new Error(`There is no src/pages/${page}/${page}-content.ts`)
  return load()
}

export async function pageContent(page: string, args: ContentArgs): Promise<PageContent | undefined> {
  return (await contentModule(page)).content(args)
}

/** For the route's loader: a 404 where there is no such page, and the new address where it had another one before. */
export async function pageData(page: string, args: ContentArgs): Promise<PageData | Response> {
  const { slug, path, settings } = args
  const content = await pageContent(page, args)
  if (content) {
    const { seo, structuredData, ...shown } = content
    return { ...shown, head: headTags({ seo, structuredData, path, settings }) }
  }
  const moved = slug && (await (await contentModule(page)).formerSlugs?.())?.[slug]
  if (moved) return replace(path.replace(slug, moved))
  throw new Response(null, { status: 404 })
}
