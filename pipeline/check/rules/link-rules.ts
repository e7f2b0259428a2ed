import { existsSync } from 'node:fs'
import type { SiteSettings } from '../../../src/loading/site-settings'
import type { FoundValue } from '../../content/walk-content.ts'
import type { Mistake } from '../mistake.ts'

export type SiteFacts = typeof import('../site-facts.ts') & { settings: SiteSettings }

const PREVIEWS = 'content/link-previews.ts'
const MASTERS = 'content/images'
const NAVIGATION = /^content\/site\.ts: (n|footerN)avigation /

function isLeftOut({ where }: FoundValue): boolean {
  return where.startsWith('content/site.ts: pagesLeftOut')
}

/** Links inside the site that lead nowhere. The unit of a measure, like `/s`, is no link. */
export async function linkMistakes(facts: SiteFacts): Promise<Mistake[]> {
  const { contentStrings, renderHtml, sitePages, settings } = facts
  const pages = (await sitePages(settings)).map(({ path }) => path)
  const drawn = new Map<string, Promise<string>>()
  // The navigation leaves out by itself what the owner leaves out.
  const leftOut = contentStrings.filter(isLeftOut).map(({ value }) => value)
  const found = contentStrings.filter(
    (one) =>
      /^\/(?!\/)/.test(one.value) &&
      one.key !== 'unit' &&
      !isLeftOut(one) &&
      !(NAVIGATION.test(one.where) && leftOut.includes(one.value)) &&
      URL.canParse(one.value, 'https://site.invalid'),
  )
  const checked = await Promise.all(found.map(check))
  return [
    ...checked.filter((mistake) => mistake !== undefined),
    ...contentStrings.flatMap((one) => previewMistakes(one, pages)),
  ]

  async function check({ where, value }: FoundValue<string>): Promise<Mistake | undefined> {
    const { pathname, hash } = new URL(value, 'https://site.invalid')
    const embedded = pathname.startsWith('/embeds/') && existsSync(`.${pathname}/index.html`)
    const file = pathname.startsWith('/content/') ? `.${pathname}` : `content/public${pathname}`
    if (embedded || existsSync(file)) return undefined
    if (!pages.includes(pathname))
      return { where, says: `leads to ${pathname}, and there is no such page.${near(pathname)}` }
    if (!hash) return undefined
    const html = drawn.get(pathname) ?? renderHtml(pathname, settings)
    drawn.set(pathname, html)
    if ((await html).includes(`id="${hash.slice(1)}"`)) return undefined
    return { where, says: `leads to ${hash} on ${pathname}, and there is no such place.` }
  }

  function near(path: string): string {
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    const others = folder.length > 1 ? pages.filter((page) => page.startsWith(folder)) : []
    return others.length > 0 ? ` There are ${others.join(', ')}.` : ''
  }
}

/** `previewPictures` of `content/link-previews.ts` has paths and names of files. */
function previewMistakes({ file, where, key, value }: FoundValue<string>, pages: string[]): Mistake[] {
  if (file !== PREVIEWS || !key.startsWith('/')) return []
  if (!pages.includes(key)) return [{ where, says: 'is the preview of a page that there is not.' }]
  return existsSync(`${MASTERS}/${value}`) ? [] : [{ where, says: `: ${MASTERS}/${value} is not there.` }]
}
