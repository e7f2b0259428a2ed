import { seoDefaults } from '../../content/site'
import type { PageHandle } from '../navigation/page-handle'
import { headTags, socialImagePath } from './head-tags'

export function pageHead(pathname: string, { seo, structuredData }: PageHandle) {
  const path = pathname === '/' ? '/' : pathname.replace(/\/+$/, '')
  return headTags({
    seo: __INDEXING__ ? seo : { ...seo, noindex: true },
    path,
    structuredData,
    socialImage: socialImagePath(seo.noindex ? '/' : path),
    siteName: seoDefaults.siteName,
    origin: __ORIGIN__,
  })
}
