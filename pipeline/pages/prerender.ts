import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { GATE_FILE } from '../../shared/open-files.ts'
import type { SitePage } from '../../src/entry.prerender'
import { CLIENT_FOLDER, DIST } from '../output-folder.mjs'
import type { BuildSettings } from '../settings/settings.ts'
import { siteSettings } from '../settings/site-settings.ts'
import { documentFiles } from './document-files.ts'

type Renderer = typeof import('../../src/entry.prerender')

export interface BuiltPage extends SitePage {
  /** Where its content lies as JSON. */
  data: string
  html: string
  /** The master of the picture that it begins with. */
  firstPicture?: string | undefined
}

/**
 * Writes a document and a data file for each page into the built site. Of a locked site the gate is a file of its own,
 * because its server decides who gets a page; one without a password has none.
 */
export async function prerenderPages(settings: BuildSettings) {
  const site = siteSettings(settings)
  const renderer: Renderer = await import(pathToFileURL(resolve(DIST, 'prerender/entry.prerender.js')).href)
  const { shared, chunksOf } = await documentFiles(settings)
  const sitePages = await renderer.sitePages(site)
  const formerPaths = await renderer.formerPaths()
  const paths = [...sitePages.map(({ path }) => path), ...Object.keys(formerPaths)]
  const data = new Map<string, string>(await renderer.otherData(site))
  for (const path of paths) data.set(path, (await renderer.renderData(path, site))!)
  const version = createHash('sha256')
    .update(JSON.stringify([...data]))
    .digest('hex')
    .slice(0, 10)
  for (const [path, json] of data) await write(renderer.dataFile(version, path), json)

  const options = { settings: site, version, gate: settings.gate && !settings.lock }
  const render = (path: string, folder: string) =>
    renderer.renderPage(path, { ...options, files: { ...shared, pageChunks: chunksOf(folder) } })
  const pages: BuiltPage[] = []
  for (const page of sitePages) {
    const rendered = await render(page.path, page.folder)
    if (rendered.movedTo !== undefined) throw new Error(`${page.path} leads to ${rendered.movedTo}.`)
    await write(join(page.path, 'index.html'), rendered.document)
    const { firstPicture } = rendered
    pages.push({
      ...page,
      html: rendered.document,
      firstPicture,
      data: renderer.dataFile(version, page.path),
    })
  }
  const notFound = await render('/404', 'not-found')
  if (notFound.movedTo === undefined) await write('404.html', notFound.document)
  if (settings.lock) await write(GATE_FILE, renderer.renderGate({ ...shared, pageChunks: [] }, site))

  const inline = [shared.start, ...shared.analytics.map(({ text }) => text).filter(Boolean)]
  const renderLinkDocument = (script: string) => renderer.renderLinkDocument(script, site)
  return { pages, formerPaths, inlineScriptHashes: inline.map(sourceHash), renderLinkDocument }
}

/** Content-Security-Policy lets exactly these inline scripts run. */
export function sourceHash(source: string): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`
}

async function write(name: string, text: string): Promise<void> {
  const file = join(CLIENT_FOLDER, name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
