import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import type { Plugin } from 'vite'
import { PREVIEW_PATH, PREVIEW_POLICY } from '../../shared/preview-policy.ts'
import { boardFile, boardFileNames, SITE_FONTS } from './board-files.ts'

const BOARDS = 'embeds/boards'
const ACCESS = 'embeds/access.js'
/** For sites where nothing is left to ask: the server has done it, or there is no password. */
const OPEN_ACCESS = 'embeds/access.open.js'
const PREVIEW = 'embeds/code-experiment/preview.html'
const EMBEDDED_PAGE = /^\/embeds\/(design-file|prototype|code-experiment)\/?(?=\?|$)/

const SHOWING_BOARDS = ['design-file', 'prototype', 'boards']

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

interface EmbedsOptions {
  lock: boolean
  gate: boolean
  /** The embedded pages that content shows. */
  embeds: string[]
}

/** What those embedded pages that the site shows need beside their bundles: artboards, the gate's guard, code preview. */
export function embedsPlugin({ lock, gate, embeds }: EmbedsOptions): Plugin {
  return {
    name: 'embeds',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname
        const name = path.startsWith(`/${BOARDS}/`) ? path.slice(BOARDS.length + 2) : ''
        if (path === PREVIEW_PATH) {
          response.setHeader('content-security-policy', PREVIEW_POLICY)
          response.setHeader('content-type', 'text/html; charset=utf-8')
          response.end(await readFile(PREVIEW))
        } else if (boardFileNames().includes(name)) {
          response.setHeader('content-type', TYPES[extname(name)] ?? '')
          response.end(await boardFile(name, (file) => `/${file}`))
        } else {
          request.url = request.url?.replace(EMBEDDED_PAGE, '/embeds/$1/index.html')
          next()
        }
      })
    },
    async generateBundle() {
      if (this.environment.name !== 'client' || embeds.length === 0) return
      const fonts = new Map<string, string>()
      for (const file of SITE_FONTS) {
        const asset = { name: basename(file), originalFileName: file, source: await readFile(file) }
        fonts.set(file, this.getFileName(this.emitFile({ type: 'asset', ...asset })))
      }
      const files: Record<string, string | Uint8Array> = {
        [ACCESS]: await readFile(lock || !gate ? OPEN_ACCESS : ACCESS),
      }
      if (embeds.includes('code-experiment'))
        files[`${PREVIEW_PATH.slice(1)}/index.html`] = await readFile(PREVIEW)
      const boards = SHOWING_BOARDS.some((name) => embeds.includes(name)) ? boardFileNames() : []
      for (const name of boards) {
        files[`${BOARDS}/${name}`] = await boardFile(name, (file) => `/${fonts.get(file)}`)
      }
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
