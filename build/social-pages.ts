import { existsSync, readdirSync } from 'node:fs'
import { extname, join, parse } from 'node:path'
import { previewLabels, previewPictures } from '../content/link-previews.ts'
import { owner } from '../content/site.ts'

const IMAGES = 'content/images'
const FORMATS = new Set(['.webp', '.jpg', '.jpeg', '.png'])

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
export function socialPage(path: string, seoTitle: string, images = IMAGES): SocialPage {
  const look = lookOf(path, images)
  return { ...look, title: path === '/' ? owner.tagline : shortTitle(seoTitle, look.label) }
}

function lookOf(path: string, images: string): Look {
  const [, section, slug] = path.split('/')
  switch (slug && section) {
    case 'case-study':
      return {
        label: previewLabels.caseStudy,
        ground: 'pine',
        focus: 'centre',
        ...firstPicture(images, 'covers', (name) => name === slug),
      }
    case 'figma':
      return {
        label: previewLabels.designFile,
        ground: 'sky',
        focus: 'left top',
        ...firstPicture(images, 'case-studies', (name) => name.startsWith(`${slug}-`)),
      }
    case 'project':
      return {
        label: previewLabels.project,
        ground: 'butter',
        focus: 'centre',
        ...firstPicture(images, 'projects', (name) => name === `${slug}-hero`),
      }
    default:
      return { label: owner.role, ground: 'pine', focus: 'centre', ...chosenPicture(path, images) }
  }
}

/** The first picture of a folder whose name without its ending is wanted. */
function firstPicture(images: string, folder: string, wanted: (name: string) => boolean) {
  const place = join(images, folder)
  const files = existsSync(place) ? readdirSync(place).sort() : []
  const file = files.find((file) => FORMATS.has(extname(file).toLowerCase()) && wanted(parse(file).name))
  return file ? { picture: join(place, file) } : {}
}

function chosenPicture(path: string, images: string): { picture?: string } {
  const name = previewPictures[path]
  if (!name) return {}
  const picture = join(images, name)
  if (!existsSync(picture))
    throw new Error(`content/link-previews.ts: ${path} names ${name}, which is not in ${images}.`)
  return { picture }
}

/** Without the owner or the kind of page at its end: both stand beside the title. */
export function shortTitle(title: string, label: string): string {
  const endings = [` | ${owner.name}`, ` of ${owner.name}`, ` by ${owner.name}`, `: ${label}`, ` ${label}`]
  const ending = endings.find((end) => title.toLowerCase().endsWith(end.toLowerCase()))
  return ending ? title.slice(0, -ending.length) : title
}
