import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import { runnerImport } from 'vite'
import { typefaces } from '../content/theme.ts'
import { boardData, DATASETS } from './board-data.mjs'
import { clientFonts, cutFont, withFontsBeside } from './client-fonts.ts'
import { fontFile } from './fonts.ts'
import { faceWeight } from './theme-styles.ts'

const SOURCE = 'artwork/boards'
const PICTURES = 'content/images/ai'
const PICTURE_WIDTH = 1000
const DISPLAY_FONT = 'display.woff2'
/** Numbers that several boards share, from those of these files that there are. */
const DATA = 'data.js'
const DATA_SOURCES = DATASETS.map((name) => `content/${name}.ts`)
const DISPLAY_SOURCE =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'

/** The site's own cut fonts; only the display face needs weights that the site doesn't have. */
const { display, ...OTHERS } = typefaces
export const SITE_FONTS = Object.keys(OTHERS).map(fontFile)
const FACES = [
  ...Object.entries(OTHERS).map(([name, face]) => ({ face, weight: faceWeight(face), file: fontFile(name) })),
  { face: display, weight: '200 800', file: DISPLAY_FONT },
]

/** Names below /embeds/boards. */
export function boardFileNames(): string[] {
  const pictures = namesIn(PICTURES).map((name) => `pictures/${name}`)
  return [...sourceNames(), ...pictures, ...clientFonts().keys(), DISPLAY_FONT, DATA]
}

function sourceNames(): string[] {
  return namesIn(SOURCE)
    .filter((name) => ['.css', '.html', '.js'].includes(extname(name)))
    .map((name) => name.replaceAll('\\', '/'))
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
}

async function sharedNumbers(): Promise<Record<string, unknown>[]> {
  const config = { configFile: false, logLevel: 'error' } as const
  const files = DATA_SOURCES.filter((file) => existsSync(file))
  const imported = files.map((file) => runnerImport<Record<string, unknown>>(`./${file}`, config))
  return (await Promise.all(imported)).map(({ module }) => module)
}

/** A file as it is published: behind the gate, with light fonts and pictures. */
export async function boardFile(name: string, siteFontUrl: (file: string) => string) {
  if (name === DISPLAY_FONT)
    return cutFont(createRequire(import.meta.url).resolve(DISPLAY_SOURCE), await boardLetters())
  const clientFont = clientFonts().get(name)
  if (clientFont) return cutFont(clientFont, await boardLetters())
  if (name === DATA) return boardData(...(await sharedNumbers()))
  if (name.startsWith('pictures/')) return shrinkPicture(name.replace('pictures', PICTURES))
  const text = await readFile(join(SOURCE, name), 'utf8')
  if (name === 'fonts.css') return fontFaces(siteFontUrl) + text.replaceAll(/^@import.*\n/gm, '')
  return gated(withFontsBeside(text).replaceAll(`../../../${PICTURES}/`, '../pictures/'))
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
  return FACES.map(({ face, weight, file }) => {
    const url = file === DISPLAY_FONT ? file : siteFontUrl(file)
    return `@font-face{font-family:"${boardFamily(face)}";font-style:${face.style};font-weight:${weight};font-display:swap;src:url("${url}") format("woff2")}\n`
  }).join('')
}

/** The boards are drawn with the packages' own style sheets, which call variable fonts so. */
function boardFamily({ family, file }: { family: string; file: string }): string {
  return file.startsWith('@fontsource-variable/') ? `${family} Variable` : family
}

async function boardLetters(): Promise<string> {
  const texts = await Promise.all(sourceNames().map((name) => readFile(join(SOURCE, name), 'utf8')))
  return [...new Set(texts.join(''))].join('')
}
