import { seoDefaults } from '../../content/site'
import type { PageContent } from '../loading/page-data'
import { type HeadTag, headTags, socialImagePath } from './head-tags'

/** The tags of a page; made while building. */
export function pageHead(path: string, { seo, structuredData }: PageContent): HeadTag[] {
  return headTags({
    seo: __INDEXING__ ? seo : { ...seo, noindex: true },
    path,
    structuredData,
    socialImage: socialImagePath(seo.noindex ? '/' : path),
    siteName: seoDefaults.siteName,
    origin: __ORIGIN__,
  })
}
