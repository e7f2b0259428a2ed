import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { previewLabels, previewPictures } from '../content/link-previews.ts'
import { owner } from '../content/site.ts'

const IMAGES = 'content/images'

export type Ground = 'pine' | 'sky' | 'butter'

interface Look {
  /** Stands above the title. */
  label: string
  ground: Ground
  /** Without a picture the preview shows the spans alone. */
  picture?: string
  /** The part of the picture that stays; a flat screen is read from its upper left corner. */
  focus: 'centre' | 'left top'
}

export interface SocialPage extends Look {
  title: string
}

/** What the preview of a page shows. */
export function socialPage(path: string, seoTitle: string): SocialPage {
  const look = lookOf(path)
  return { ...look, title: path === '/' ? owner.tagline : shortTitle(seoTitle, look.label) }
}

function lookOf(path: string): Look {
  const [, section, slug] = path.split('/')
  switch (slug && section) {
    case 'case-study':
      return {
        label: previewLabels.caseStudy,
        ground: 'pine',
        focus: 'centre',
        ...ifThere(`covers/${slug}.webp`),
      }
    case 'figma':
      return { label: previewLabels.designFile, ground: 'sky', focus: 'left top', ...firstFigure(`${slug}-`) }
    case 'project':
      return {
        label: previewLabels.project,
        ground: 'butter',
        focus: 'centre',
        ...ifThere(`projects/${slug}-hero.webp`),
      }
    default:
      return { label: owner.role, ground: 'pine', focus: 'centre', ...chosenPicture(path) }
  }
}

function ifThere(name: string): { picture?: string } {
  const file = join(IMAGES, name)
  return existsSync(file) ? { picture: file } : {}
}

function firstFigure(prefix: string): { picture?: string } {
  const name = readdirSync(join(IMAGES, 'case-studies')).find((file) => file.startsWith(prefix))
  return name ? { picture: join(IMAGES, 'case-studies', name) } : {}
}

function chosenPicture(path: string): { picture?: string } {
  const name = previewPictures[path]
  if (!name) return {}
  const found = ifThere(name)
  if (!found.picture)
    throw new Error(`content/link-previews.ts: ${path} names ${name}, which is not in ${IMAGES}.`)
  return found
}

/** Without the owner or the kind of page at its end: both stand beside the title. */
export function shortTitle(title: string, label: string): string {
  const endings = [` | ${owner.name}`, ` of ${owner.name}`, ` by ${owner.name}`, `: ${label}`, ` ${label}`]
  const ending = endings.find((end) => title.toLowerCase().endsWith(end.toLowerCase()))
  return ending ? title.slice(0, -ending.length) : title
}
