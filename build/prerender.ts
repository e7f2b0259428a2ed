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
  const template = await readFile(join(CLIENT_FOLDER, 'index.html'), 'utf8')
  const manifest: Manifest = JSON.parse(await readFile(MANIFEST, 'utf8'))
  await rm(dirname(MANIFEST), { recursive: true })
  const gate = renderer.renderGate()
  const pages: BuiltPage[] = []
  for (const route of renderer.pagePaths()) {
    const path = route === '*' ? '/404' : route
    const { html, head, handle } = await renderer.renderPage(path)
    const file = join(CLIENT_FOLDER, path === '/404' ? '404.html' : join(path, 'index.html'))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(
      file,
      pageHtml({ template, gate, page: html, tags: [...head, ...preloads(renderer, manifest, path, html)] }),
    )
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

/** What to ask for before the style sheet has come, for newcomers and for returning visitors. */
function preloads(renderer: Renderer, manifest: Manifest, path: string, html: string): HeadTag[] {
  const { srcset, sizes } = renderer.gatePicture()
  const picture =
    /<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/>(?:(?!<\/picture>).)*fetchPriority="high"/i.exec(
      html,
    )
  const fonts = ['display', 'text'].map((name) => manifest[`.cache/fonts/${name}.woff2`]?.file)
  return [
    ...fonts.flatMap((file): HeadTag[] =>
      file
        ? [
            {
              name: 'link',
              attributes: {
                rel: 'preload',
                as: 'font',
                type: 'font/woff2',
                href: `/${file}`,
                crossorigin: '',
              },
            },
          ]
        : [],
    ),
    hint('closed', imagePreload(srcset, sizes)),
    ...modules(manifest, ['src/pages/gate/gate-page.tsx']).map((file) => hint('closed', modulePreload(file))),
    ...(picture ? [hint('open', imagePreload(picture[1]!, picture[2]!))] : []),
    ...modules(manifest, ['src/site.tsx', ...pageEntries(path)]).map((file) =>
      hint('open', modulePreload(file)),
    ),
  ]
}

function modulePreload(file: string) {
  return { rel: 'modulepreload', href: `/${file}` }
}

function imagePreload(imagesrcset: string, imagesizes: string) {
  return { rel: 'preload', as: 'image', type: 'image/avif', imagesrcset, imagesizes, fetchpriority: 'high' }
}

/** The inline script of index.html turns these into links, for the visitor that they concern. */
function hint(visitor: 'open' | 'closed', link: Record<string, string>): HeadTag {
  return { name: 'meta', attributes: { name: `preload-${visitor}`, content: JSON.stringify(link) } }
}

/** The files of these scripts and of all that they import, but for the entry, which the template names. */
function modules(manifest: Manifest, entries: string[]): string[] {
  const found = new Set([manifest['index.html']!.file])
  for (const entry of entries) {
    if (!manifest[entry]) throw new Error(`The build has no script ${entry}: has its page moved?`)
    collect(manifest, entry, found)
  }
  return [...found].slice(1)
}

function pageEntries(path: string): string[] {
  const [, section = '', slug = ''] = path.split('/')
  const pages: Record<string, string[]> = {
    '': ['src/pages/home/home-page.tsx'],
    '404': ['src/pages/not-found-page.tsx'],
    contact: ['src/pages/contact-page.tsx'],
    'case-study': ['src/pages/case-study/case-study-page.tsx', `content/case-studies/${slug}.ts`],
    figma: ['src/pages/design-file/design-file-page.tsx'],
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
