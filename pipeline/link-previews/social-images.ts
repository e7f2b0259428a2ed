import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { owner } from '../../content/site.ts'
import { colors, typefaces } from '../../content/theme.ts'
import { LOGO } from '../host-files/logo.ts'
import { writeWhole } from '../write-whole.ts'
import { drawPreview, SIZE, WINDOW } from './social-drawing.ts'
import { type PreviewedPage, type SocialPage, socialPage } from './social-pages.ts'

const CACHE_FOLDER = '.cache/social'
/** Part of each cached file's name: raise it when the drawing changes. */
const RECIPE = 2

/** The 1200x630 picture that a pasted link unfolds to, from the cache where it was made before. */
export function makeSocialImage(previewed: PreviewedPage): Promise<Buffer> {
  return cachedImage(socialPage(previewed), owner.name)
}

/** Of a locked site: no page, at most whose it is. */
export function makeNeutralImage(ownerShown: boolean): Promise<Buffer> {
  const [label, title] = ownerShown ? [owner.role, owner.name] : ['', 'Portfolio']
  return cachedImage({ label, title, ground: 'pine', focus: 'center' }, '')
}

async function cachedImage(page: SocialPage, name: string): Promise<Buffer> {
  const picture = page.picture ? await readFile(page.picture) : undefined
  const key = createHash('sha256')
    .update(JSON.stringify([RECIPE, name, colors, typefaces, page]))
    .update(await readFile(LOGO))
    .update(picture ?? '')
  const cached = join(CACHE_FOLDER, `${key.digest('hex').slice(0, 20)}.jpg`)
  if (existsSync(cached)) return readFile(cached)
  const image = await compose(page, picture, name)
  await writeWhole(cached, image)
  return image
}

async function compose(page: SocialPage, picture: Buffer | undefined, name: string): Promise<Buffer> {
  const { left, top, width, height } = WINDOW
  const drawing = Buffer.from(await drawPreview(page, name))
  const ground = picture
    ? sharp(picture)
        .autoOrient()
        .resize({ width, height, fit: 'cover', position: page.focus })
        .extend({ left, top, right: SIZE.width - left - width, bottom: SIZE.height - top - height })
    : sharp({ create: { ...SIZE, channels: 3, background: '#fff' } })
  return ground
    .composite([{ input: drawing }])
    .flatten()
    .jpeg({ quality: 84 })
    .toBuffer()
}
