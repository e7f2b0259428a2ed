import type { ComponentType } from 'react'
import { useMatches } from 'react-router'
import type { Seo } from '../../content/types'

/** What a page tells the layout and the document's head. */
export interface PageHandle {
  seo: Seo
  /** The page begins with a dark ground, so that the transparent header is light. */
  darkTop?: boolean
  /** The page begins with a vermilion ground, on which the header's vermilion marks would vanish. */
  vermilionTop?: boolean
  /** schema.org records for search engines. */
  structuredData?: object[]
}

export interface LoadedPage {
  Component: ComponentType
  handle: PageHandle
}

/** What a page is made of, where one module makes several. */
export interface PageSource<Content = unknown> {
  path: string
  /** The module of its content file, where the register names a folder of them. */
  content: Content
}

/** What a page's module exports as `page`. */
export type PageExport = LoadedPage | ((source: PageSource<never>) => LoadedPage)

/** Of the page that is shown. */
export function usePageHandle(): PageHandle {
  return useMatches().at(-1)?.handle as PageHandle
}
