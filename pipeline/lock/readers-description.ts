import { owner } from '../../content/site.ts'
import type { ReadersDescription } from '../../shared/reads.ts'
import type { SitePage } from '../../src/entry.prerender'
import { type PreviewedPage, socialPage } from '../link-previews/social-pages.ts'

type Page = PreviewedPage & Pick<SitePage, 'folder' | 'slug'> & { html: string }

/** What the server has to know of the pages, to offer them for links and to tell what was read. */
export function readersDescription(
  pages: Page[],
  confidential: string[],
): Pick<ReadersDescription, 'pages' | 'studies'> {
  const titleOf = (page: Page) => (page.path === '/' ? 'Home' : ownTitle(page))
  const slugOf = ({ folder, slug }: Page) => (folder === 'case-study' ? slug : undefined)
  return {
    pages: pages.map((page) => ({
      path: page.path,
      title: titleOf(page),
      ...(slugOf(page) && { sections: sectionIds(page.html) }),
    })),
    studies: pages.flatMap((page) => {
      const slug = slugOf(page)
      return slug ? { slug, title: titleOf(page), confidential: confidential.includes(slug) } : []
    }),
  }
}

/** As `src/analytics/follow-reading.ts` finds them in the page. */
function sectionIds(html: string): string[] {
  const [article = ''] = /<article.*<\/article>/s.exec(html) ?? []
  return [...article.matchAll(/<section\s[^>]*?\bid="([^"]+)"/g)].map(([, id]) => id!)
}

/** Without the owner's name, whose site it is, and with its kind, where a case study has the same title. */
function ownTitle(page: Page): string {
  const { title, label } = socialPage(page)
  const short = title.endsWith(` ${owner.name}`) ? title.slice(0, -owner.name.length - 1) : title
  return page.preview === 'designFile' ? `${short}, ${label.toLowerCase()}` : short
}
