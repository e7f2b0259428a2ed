import type { ComponentType } from 'react'
import { useMatches } from 'react-router'
import type { Seo } from '../content/types'

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

/** What a page's module gives to the route table. */
export interface LoadedPage {
  Component: ComponentType
  handle: PageHandle
}

/** What the route table keeps of it. */
export interface RouteHandle extends PageHandle {
  Page: ComponentType
}

export function usePageHandle(): RouteHandle {
  return useMatches().at(-1)?.handle as RouteHandle
}
