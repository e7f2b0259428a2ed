import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { colors } from '../content/theme.ts'

const OWN_FILES = 'content/public'
/** The side of the drawing, and the resolution at which it has as many pixels. */
const SIDE = 64
const DENSITY = 72

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="${SIDE}" height="${SIDE}" rx="15" fill="${colors.pine}"/><g fill="none" stroke-width="6" stroke-linecap="round"><path d="M15 18h22M22 28h27M28 38h14" stroke="${colors.paper}"/><path d="M17 48h12" stroke="${colors.vermilion}"/></g></svg>
`
const PIXELS = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 }

/** The site's mark as browsers and phones ask for it, by file name. A file of the owner's own takes its place. */
export async function siteIcons(): Promise<Map<string, Buffer>> {
  const icons = new Map([['icon.svg', Buffer.from(SVG)]])
  for (const [name, pixels] of Object.entries(PIXELS)) {
    const drawing = sharp(Buffer.from(SVG), { density: (DENSITY * pixels) / SIDE })
    icons.set(name, await drawing.resize(pixels).png().toBuffer())
  }
  for (const name of icons.keys()) if (existsSync(join(OWN_FILES, name))) icons.delete(name)
  return icons
}
