import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { themed } from './logo.ts'

const OWN_FILES = 'content/public'
const FAVICONS = ['content/favicon.svg', 'content/favicon.png']
/** The resolution at which a drawing has as many pixels as it says. */
const DENSITY = 72
const LARGEST = 512
const PIXELS = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 }

/** A drawing of this size stands in the page itself, one request less on each first visit. */
const SMALL = 1024

/** What a page names as its icon. */
export async function pageIcon(): Promise<string> {
  const file = '/icon.svg'
  if (existsSync(join(OWN_FILES, file))) return file
  const drawing = await faviconDrawing()
  return drawing.length > SMALL ? file : `data:image/svg+xml,${encodeURIComponent(drawing.toString().trim())}`
}

/**
 * The owner's favicon as browsers and phones ask for it, by file name. A file of the same name in `content/public` takes
 * its place.
 */
export async function siteIcons(): Promise<Map<string, Buffer>> {
  const drawing = await faviconDrawing()
  const icons = new Map([['icon.svg', drawing]])
  const { width: side = LARGEST } = await sharp(drawing).metadata()
  for (const [name, pixels] of Object.entries(PIXELS)) {
    const scaled = sharp(drawing, { density: Math.max(1, (DENSITY * pixels) / side) })
    const square = { width: pixels, height: pixels, fit: 'contain', background: '#0000' } as const
    icons.set(name, await scaled.resize(square).png().toBuffer())
  }
  for (const name of icons.keys()) if (existsSync(join(OWN_FILES, name))) icons.delete(name)
  return icons
}

async function faviconDrawing(): Promise<Buffer> {
  const file = FAVICONS.find((name) => existsSync(name))
  if (!file) throw new Error(`${FAVICONS.join(' or ')} has to be there: browsers show it in their tabs.`)
  const source = await readFile(file)
  return file.endsWith('.svg') ? Buffer.from(themed(source.toString())) : embedded(source)
}

/** Pages ask for a drawing, which may hold a picture. */
async function embedded(picture: Buffer): Promise<Buffer> {
  const png = await sharp(picture)
    .resize(LARGEST, LARGEST, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer()
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LARGEST} ${LARGEST}" width="${LARGEST}" height="${LARGEST}"><image width="${LARGEST}" height="${LARGEST}" href="data:image/png;base64,${png.toString('base64')}"/></svg>\n`,
  )
}
