import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { previewLooks, previewPictures } from '../../content/link-previews.ts'
import { owner } from '../../content/site.ts'
import type { SitePage } from '../../src/entry.prerender'

const IMAGES = 'content/images'

type Look = (typeof previewLooks)['caseStudy']
export type Ground = Look['ground']

export type PreviewedPage = Pick<SitePage, 'path' | 'preview'> & {
  seo: { title: string }
  /** The master of the picture that the page begins with. */
  firstPicture?: string | undefined
}

export interface SocialPage extends Look {
  title: string
  /** Without a picture the preview shows the spans alone. */
  picture?: string
}

/** What the preview of a page shows. */
export function socialPage({ path, seo, preview, firstPicture }: PreviewedPage): SocialPage {
  const look: Look = preview ? previewLooks[preview] : { label: owner.role, ground: 'pine', focus: 'center' }
  const picture = chosenPicture(path) ?? firstPicture
  return {
    ...look,
    ...(picture && { picture }),
    title: path === '/' ? owner.tagline : shortTitle(seo.title, look.label),
  }
}

function chosenPicture(path: string): string | undefined {
  const name = previewPictures[path]
  if (!name) return undefined
  const file = join(IMAGES, name)
  if (!existsSync(file))
    throw new Error(`content/link-previews.ts: ${path} names ${name}, which is not in ${IMAGES}.`)
  return file
}

/** Without the owner or the kind of page at its end: both stand beside the title. */
export function shortTitle(title: string, label: string): string {
  const endings = [` | ${owner.name}`, ` of ${owner.name}`, ` by ${owner.name}`, `: ${label}`, ` ${label}`]
  const ending = endings.find((end) => title.toLowerCase().endsWith(end.toLowerCase()))
  return ending ? title.slice(0, -ending.length) : title
}
