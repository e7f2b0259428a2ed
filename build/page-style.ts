import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PurgeCSS } from 'purgecss'

const CLIENT_FOLDER = 'dist/client'
const LINK = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/
/** Anything that may be a class name, also one with the colons and brackets of utility classes. */
const NAMES = /[^<>"'`\s]*[^<>"'`\s:]/g

/** Takes the link to the style sheet, and the sheet itself, out of the built site: pages carry it in their HTML. */
export async function takeStyle(template: string): Promise<{ template: string; style: string }> {
  const [link, address] = LINK.exec(template) ?? []
  if (!link || !address) throw new Error('index.html links to no style sheet.')
  const file = join(CLIENT_FOLDER, address)
  const style = await readFile(file, 'utf8')
  await rm(file)
  return { template: template.replace(link, ''), style }
}

/** What of the style sheet these elements use. */
export async function styleOf(html: string, style: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: `<html><body>${html}</body></html>`, extension: 'html' }],
    css: [{ raw: style }],
    defaultExtractor: (text) => text.match(NAMES) ?? [],
    keyframes: true,
    variables: true,
    fontFace: true,
    // Set by scripts.
    safelist: ['data-pulse', 'data-access', 'gate'],
  })
  return result?.css ?? ''
}
