import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import subsetFont from 'subset-font'

const SOURCE = 'artwork/boards'
const PICTURES = 'content/images/ai'
const PICTURE_WIDTH = 1000
const DISPLAY_FONT = 'display.woff2'
const DISPLAY_SOURCE =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'

/** The site's own cut fonts; only the display face needs weights that the site doesn't have. */
export const SITE_FONTS = ['text', 'mono', 'serif'].map((name) => `.cache/fonts/${name}.woff2`)
const FACES = [
  { family: 'Geist Variable', style: 'normal', weight: '400 650', file: '.cache/fonts/text.woff2' },
  { family: 'Geist Mono Variable', style: 'normal', weight: '450', file: '.cache/fonts/mono.woff2' },
  { family: 'Instrument Serif', style: 'italic', weight: '400', file: '.cache/fonts/serif.woff2' },
  { family: 'Bricolage Grotesque Variable', style: 'normal', weight: '200 800', file: DISPLAY_FONT },
]

/** Names below /embeds/boards. */
export function boardFileNames(): string[] {
  const pictures = readdirSync(PICTURES).map((name) => `pictures/${name}`)
  return [...sourceNames(), ...pictures, DISPLAY_FONT]
}

function sourceNames(): string[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((name) => ['.css', '.html', '.js'].includes(extname(name)))
    .map((name) => name.replaceAll('\\', '/'))
}

/** A file as it is published: behind the gate, with light fonts and pictures. */
export async function boardFile(name: string, siteFontUrl: (file: string) => string) {
  if (name === DISPLAY_FONT) return cutDisplayFont()
  if (name.startsWith('pictures/')) return shrinkPicture(name.replace('pictures', PICTURES))
  const text = await readFile(join(SOURCE, name), 'utf8')
  if (name === 'fonts.css') return fontFaces(siteFontUrl) + text.replaceAll(/^@import.*\n/gm, '')
  return gated(text.replaceAll(`../../../${PICTURES}/`, '../pictures/'))
}

function gated(text: string): string {
  return text
    .replace('<html lang="en">', '<html lang="en" hidden>')
    .replace('<head>', '<head>\n<script src="/embeds/access.js"></script>')
}

function shrinkPicture(file: string): Promise<Buffer> {
  return sharp(file).autoOrient().resize({ width: PICTURE_WIDTH }).webp({ quality: 78 }).toBuffer()
}

function fontFaces(siteFontUrl: (file: string) => string): string {
  return FACES.map(({ family, style, weight, file }) => {
    const url = file === DISPLAY_FONT ? file : siteFontUrl(file)
    return `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};font-display:swap;src:url("${url}") format("woff2")}\n`
  }).join('')
}

async function cutDisplayFont(): Promise<Buffer> {
  const texts = await Promise.all(sourceNames().map((name) => readFile(join(SOURCE, name), 'utf8')))
  const font = await readFile(createRequire(import.meta.url).resolve(DISPLAY_SOURCE))
  return subsetFont(font, [...new Set(texts.join(''))].join(''), { targetFormat: 'woff2' })
}
