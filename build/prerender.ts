import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import type { HeadTag } from '../src/lib/head-tags'
import type { PageHandle } from '../src/page-handle'
import { pageHtml } from './page-html.ts'

const CLIENT_FOLDER = 'dist/client'
const MANIFEST = 'dist/client/.vite/manifest.json'

type Renderer = typeof import('../src/entry.prerender')

export interface BuiltPage {
  path: string
  handle: PageHandle
}

/** Writes one HTML file per page into the built site. */
export async function prerenderPages(): Promise<{ pages: BuiltPage[]; inlineScriptHashes: string[] }> {
  const renderer: Renderer = await import(pathToFileURL(resolve('dist/prerender/entry.prerender.js')).href)
  const template = withoutScripts(await readFile(join(CLIENT_FOLDER, 'index.html'), 'utf8'))
  const manifest: Manifest = JSON.parse(await readFile(MANIFEST, 'utf8'))
  await rm(dirname(MANIFEST), { recursive: true })
  const gate = renderer.renderGate()
  const pages: BuiltPage[] = []
  for (const route of renderer.pagePaths()) {
    const path = route === '*' ? '/404' : route
    const { html, head, handle } = await renderer.renderPage(path)
    const file = join(CLIENT_FOLDER, path === '/404' ? '404.html' : join(path, 'index.html'))
    await mkdir(dirname(file), { recursive: true })
    const tags = [...head, ...fontPreloads(manifest)]
    const needs = `<script type="application/json" id="needs">${JSON.stringify(pageNeeds(renderer, manifest, path, html))}</script>`
    await writeFile(file, pageHtml({ template, gate, page: html, tags, needs }))
    if (path !== '/404') pages.push({ path, handle })
  }
  return { pages, inlineScriptHashes: inlineScriptHashes(template) }
}

/** Content-Security-Policy lets exactly these inline scripts run. */
function inlineScriptHashes(template: string): string[] {
  return [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, source]) => `sha256-${createHash('sha256').update(source!).digest('base64')}`,
  )
}

/** The page's own script asks for them, when the page has been painted. */
function withoutScripts(template: string): string {
  return template.replace(/\s*<(script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g, '')
}

/** The faces that every page begins with, asked for before the style sheet has come. */
function fontPreloads(manifest: Manifest): HeadTag[] {
  return ['display', 'text'].flatMap((name): HeadTag[] => {
    const file = manifest[`.cache/fonts/${name}.woff2`]?.file
    if (!file) return []
    const attributes = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' }
    return [{ name: 'link', attributes }]
  })
}

interface Needs {
  /** Properties of the link that preloads the first picture. */
  picture?: Record<string, string>
  /** The entry and all that it will import. */
  scripts: string[]
  /** The content file that the page is made of. */
  content?: string
}

/** What index.html asks for, for newcomers and for returning visitors. */
function pageNeeds(renderer: Renderer, manifest: Manifest, path: string, html: string) {
  const { srcset, sizes } = renderer.gatePicture()
  const picture =
    /<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/>(?:(?!<\/picture>).)*fetchPriority="high"/i.exec(
      html,
    )
  const entries = pageEntries(path)
  const content = entries.find((entry) => entry.startsWith('content/'))
  const closed: Needs = {
    picture: picturePreload(srcset, sizes),
    scripts: modules(manifest, ['src/pages/gate/gate-page.tsx']),
  }
  const open: Needs = {
    ...(picture && { picture: picturePreload(picture[1]!, picture[2]!) }),
    scripts: modules(manifest, ['src/site.tsx', ...entries]),
    ...(content && { content: `/${manifest[content]?.file}` }),
  }
  return { closed, open }
}

function picturePreload(imageSrcset: string, imageSizes: string) {
  return { rel: 'preload', as: 'image', type: 'image/avif', imageSrcset, imageSizes, fetchPriority: 'high' }
}

/** The entry's file, then those of these scripts and of all that they import. */
function modules(manifest: Manifest, entries: string[]): string[] {
  const found = new Set<string>()
  for (const entry of ['index.html', ...entries]) {
    if (!manifest[entry]) throw new Error(`The build has no script ${entry}: has its page moved?`)
    collect(manifest, entry, found)
  }
  return [...found].map((file) => `/${file}`)
}

function pageEntries(path: string): string[] {
  const [, section = '', slug = ''] = path.split('/')
  const pages: Record<string, string[]> = {
    '': ['src/pages/home/home-page.tsx'],
    '404': ['src/pages/not-found-page.tsx'],
    contact: ['src/pages/contact-page.tsx'],
    'case-study': ['src/pages/case-study/case-study-page.tsx', `content/case-studies/${slug}.ts`],
    figma: ['src/pages/design-file/design-file-page.tsx', `content/design-files/${slug}.ts`],
    project: ['src/pages/project/project-page.tsx', `content/projects/${slug}.ts`],
    'privacy-policy': ['src/pages/legal-page.tsx'],
    'terms-of-service': ['src/pages/legal-page.tsx'],
    'cookie-policy': ['src/pages/legal-page.tsx'],
  }
  return pages[section] ?? [`src/pages/${section}/${section}-page.tsx`]
}

function collect(manifest: Manifest, key: string, found: Set<string>): void {
  const chunk = manifest[key]
  if (!chunk || found.has(chunk.file)) return
  found.add(chunk.file)
  for (const imported of chunk.imports ?? []) collect(manifest, imported, found)
}
