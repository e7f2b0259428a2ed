import { useMatches, useRouteLoaderData } from 'react-router'
import type { Seo } from '../../content/types'
import type { HeadTag } from '../layout/head-tags'
import type { LayoutContent } from '../layout/layout-content'

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
