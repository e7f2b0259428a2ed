import { seoDefaults } from '../../content/site.ts'
import type { Seo } from '../../content/types'
import type { SiteSettings } from '../loading/site-settings'

/** An element of the document's head. */
export interface HeadTag {
  name: 'title' | 'meta' | 'link' | 'script'
  attributes: Record<string, string>
  text?: string
}

export interface PageHead {
  seo: Seo
  /** The page's path, for its canonical address. */
  path: string
  settings: Pick<SiteSettings, 'indexing' | 'origin'>
  /** schema.org records. */
  structuredData?: object[] | undefined
}

/** All tags of a page; the prerenderer writes them, navigation in the browser replaces them. */
export function headTags({ seo, path, settings, structuredData = [] }: PageHead): HeadTag[] {
  const { indexing, origin } = settings
  const address = origin + path
  return [
    { name: 'title', attributes: {}, text: seo.title },
    meta('name', 'description', seo.description),
    ...(seo.keywords ? [meta('name', 'keywords', seo.keywords.join(', '))] : []),
    meta('name', 'robots', indexing && !seo.noindex ? 'index, follow' : 'noindex, nofollow'),
    { name: 'link', attributes: { rel: 'canonical', href: address } },
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', seoDefaults.siteName),
    meta('property', 'og:url', address),
    meta('property', 'og:title', seo.title),
    meta('property', 'og:description', seo.description),
    meta('property', 'og:image', origin + socialImagePath(seo.noindex ? '/' : path)),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...structuredData.map(
      (record): HeadTag => ({
        name: 'script',
        attributes: { type: 'application/ld+json' },
        // A closing tag inside a string would end the script element.
        text: JSON.stringify(record).replaceAll('<', '\\u003c'),
      }),
    ),
  ]
}

function meta(kind: 'name' | 'property', key: string, content: string): HeadTag {
  return { name: 'meta', attributes: { [kind]: key, content } }
}

/** The preview picture's address follows from the page's path. */
export function socialImagePath(path: string): string {
  return `/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`
}
