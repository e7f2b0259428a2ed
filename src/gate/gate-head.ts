import { gate } from '../../content/gate'
import { owner } from '../../content/site'
import { NEUTRAL_PREVIEW } from '../../shared/open-files'
import type { HeadTag } from '../layout/head-tags'
import type { SiteSettings } from '../loading/site-settings'

/** The words of the page that a recipient link opens first. */
export const linkWords = gate.link

/** The head tags of every address of a locked site, so that search engines and link previews learn nothing else. */
export function gateHead({ origin, ownerShown }: SiteSettings): HeadTag[] {
  const title = ownerShown ? `${owner.name}, ${owner.role}` : gate.title
  return [
    { name: 'title', attributes: {}, text: gate.title },
    { name: 'meta', attributes: { name: 'robots', content: 'noindex, nofollow' } },
    { name: 'meta', attributes: { property: 'og:type', content: 'website' } },
    { name: 'meta', attributes: { property: 'og:title', content: title } },
    { name: 'meta', attributes: { property: 'og:image', content: origin + NEUTRAL_PREVIEW } },
    { name: 'meta', attributes: { property: 'og:image:width', content: '1200' } },
    { name: 'meta', attributes: { property: 'og:image:height', content: '630' } },
    { name: 'meta', attributes: { name: 'twitter:card', content: 'summary_large_image' } },
  ]
}
