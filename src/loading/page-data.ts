import { useMatches, useRouteLoaderData } from 'react-router'
import type { Seo } from '../../content/types'
import type { HeadTag } from '../layout/head-tags'
import type { LayoutContent } from '../layout/layout-content'
import type { SiteSettings } from './site-settings'

/** What a page's content is asked with. */
export interface ContentArgs {
  /** Empty on a page of one address. */
  slug: string
  path: string
  settings: SiteSettings
}

/** What a page's content says beside what the page shows. */
export interface PageContent {
  seo: Seo
  /** schema.org records for search engines. */
  structuredData?: object[]
  /** What the page begins with: a dark ground makes the transparent header light, on vermilion its marks change color. */
  top?: 'dark' | 'vermilion'
  /** There is no such page. */
  missing?: true
}

/** The content as the browser gets it: of what machines read, the finished tags. */
export type PageDataOf<Content extends PageContent> = Omit<Content, 'seo' | 'structuredData'> & {
  head: HeadTag[]
}
export type PageData = PageDataOf<PageContent>

/** Of the page that is shown. */
export function usePageData(): PageData {
  return useMatches().at(-1)?.loaderData as PageData
}

/** What all pages have in common. */
export function useLayoutContent(): LayoutContent {
  return useRouteLoaderData('layout') as LayoutContent
}

/** What stands in the document for the script: the first page's data, and which version of the site it is. */
export interface DocumentData {
  version: string
  loaderData: Record<string, unknown>
  /** Of the document that hosts serve for addresses that no page has. */
  status?: 404
}

let read: DocumentData | undefined

export function documentData(): DocumentData {
  read ??= dataIn(document)
  return read
}

export function dataIn(page: Document): DocumentData {
  return JSON.parse(page.getElementById('page-data')!.textContent!)
}

/** Where the content of a page, or of a part that is fetched on request, lies as JSON. */
export function dataAddress(path: string): string {
  return dataFile(documentData().version, path)
}

/** The same for whoever writes or serves these files. */
export function dataFile(version: string, path: string): string {
  return `/data/${version}${path === '/' ? '/home' : path}.json`
}
