import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import { runnerImport } from 'vite'
import { boardData, DATASETS } from './board-data.mjs'
import { boardFonts, publishedName } from './board-fonts.ts'
import { clientFonts, cutFont, withFontsBeside } from './client-fonts.ts'

const SOURCE = 'artwork/boards'
const PICTURES = 'content/images/ai'
const PICTURE_WIDTH = 1000
/** Numbers that several boards share, from those of these files that there are. */
const DATA = 'data.js'
const DATA_SOURCES = DATASETS.map((name) => `content/${name}.ts`)

const FONTS = boardFonts()
const OWN_FONTS = new Map(
  FONTS.filter(({ siteFont }) => !siteFont).map((font) => [publishedName(font), font.source]),
)
export const SITE_FONTS = FONTS.flatMap(({ siteFont }) => siteFont ?? [])

/** Names below /embeds/boards. */
export function boardFileNames(): string[] {
  const pictures = namesIn(PICTURES).map((name) => `pictures/${name}`)
  return [...sourceNames(), ...pictures, ...clientFonts().keys(), ...OWN_FONTS.keys(), DATA]
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
  const font = OWN_FONTS.get(name) ?? clientFonts().get(name)
  if (font) return cutFont(font, await boardLetters())
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
  return FONTS.map((font) => {
    const { family, style, weight, siteFont } = font
    const url = siteFont ? siteFontUrl(siteFont) : publishedName(font)
    return `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};font-display:swap;src:url("${url}") format("woff2")}\n`
  }).join('')
}

async function boardLetters(): Promise<string> {
  const texts = await Promise.all(sourceNames().map((name) => readFile(join(SOURCE, name), 'utf8')))
  return [...new Set(texts.join(''))].join('')
}
