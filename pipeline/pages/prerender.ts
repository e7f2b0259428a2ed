import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import { GATE_FILE } from '../../shared/open-files.ts'
import type { PageHandle } from '../../src/navigation/page-handle'
import type { PreviewedPage } from '../link-previews/social-pages.ts'
import { CLIENT_FOLDER, DIST } from '../output-folder.mjs'
import { pageHtml, restOfPage } from './page-html.ts'
import { gateNeeds, pageNeeds } from './page-needs.ts'
import { styleOf, takeStyle } from './page-style.ts'

const MANIFEST = `${CLIENT_FOLDER}/.vite/manifest.json`

const NOTHING = { html: '', style: '' }

type Renderer = typeof import('../../src/entry.prerender')

export interface BuiltPage extends PreviewedPage {
  handle: PageHandle
  /** What it is made of. */
  files: string[]
}

/**
 * Writes one HTML file per page into the built site. Of a locked site the gate is a file of its own, because its server
 * decides who gets a page; one without a password has none.
 */
export async function prerenderPages({ lock, gate: gated }: { lock: boolean; gate: boolean }) {
  const renderer: Renderer = await import(pathToFileURL(resolve(DIST, 'prerender/entry.prerender.js')).href)
  const built = await readFile(join(CLIENT_FOLDER, 'index.html'), 'utf8')
  const { template, style } = await takeStyle(withoutScripts(built))
  const manifest: Manifest = JSON.parse(await readFile(MANIFEST, 'utf8'))
  await rm(dirname(MANIFEST), { recursive: true })
  const gate = renderer.renderGate()
  const drawnGate = await drawn(gate.html)
  const fonts = { fonts: style.fonts, standIns: style.standIns }
  const both = gated && !lock
  if (lock) {
    const needs = JSON.stringify({ closed: gateNeeds(manifest, gate) })
    const parts = { ...fonts, tags: renderer.gateHead(), needs, gate: drawnGate }
    await writeFile(join(CLIENT_FOLDER, GATE_FILE), pageHtml(template, parts))
  }
  const pages: BuiltPage[] = []
  for (const { path: address, files, entry } of await renderer.allPages()) {
    const path = address === '*' ? '/404' : address
    const { html, firstScreen, head, handle, pictures } = await renderer.renderPage(path)
    const file = join(CLIENT_FOLDER, path === '/404' ? '404.html' : join(path, 'index.html'))
    await mkdir(dirname(file), { recursive: true })
    const needs = pageNeeds(manifest, gate, {
      files,
      style: style.address,
      pictures,
    })
    const document = pageHtml(template, {
      tags: head,
      needs: JSON.stringify(both ? needs : { open: needs.open }),
      ...fonts,
      ...(both && { gate: drawnGate }),
      page: await drawn(firstScreen),
      rest: restOfPage(html, firstScreen),
    })
    await writeFile(file, document)
    if (path === '/404') continue
    pages.push({
      path,
      files,
      handle,
      seoTitle: handle.seo.title,
      preview: entry.preview,
      firstPicture: pictures[0]?.picture.master,
    })
  }
  const card = { tags: renderer.gateHead(), words: renderer.linkWords }
  const scripts = { ...fonts, tags: [], needs: '', ...(both && { gate: NOTHING }), page: NOTHING }
  return { pages, inlineScriptHashes: inlineScriptHashes(pageHtml(template, scripts)), card }

  async function drawn(html: string) {
    return { html, style: await styleOf(html, style.sheet) }
  }
}

/** Content-Security-Policy lets exactly these inline scripts run. */
function inlineScriptHashes(document: string): string[] {
  return [...document.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, source]) => `sha256-${createHash('sha256').update(source!).digest('base64')}`,
  )
}

/** `src/start` asks for them, when the page has been painted. */
function withoutScripts(template: string): string {
  return template.replace(/\s*<(script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g, '')
}
