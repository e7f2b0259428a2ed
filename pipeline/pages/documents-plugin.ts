import type { ServerResponse } from 'node:http'
import type { Plugin, ViteDevServer } from 'vite'
import type { BuildSettings } from '../settings/settings.ts'
import { siteSettings } from '../settings/site-settings.ts'
import { divideSheet } from './divide-sheet.ts'
import { GATE_SCRIPT, PAGE_SCRIPT, SHEET, sourceFiles } from './document-files.ts'

type Renderer = typeof import('../../src/entry.prerender')

const VERSION = 'dev'
const DATA = `/data/${VERSION}`

/** While developing: the document of each address, rendered when it is asked for, with the same gate and start as in the build. */
export function documentsPlugin(settings: BuildSettings): Plugin {
  const site = siteSettings(settings)
  return {
    name: 'documents',
    apply: 'serve',
    // Content is loaded by the server alone, so Vite tells only the server that it has changed.
    hotUpdate({ file, server }) {
      const { client } = server.environments
      if (this.environment.name !== 'ssr' || client.moduleGraph.getModulesByFile(file)?.size) return
      client.hot.send('content-changed')
    },
    configureServer(server) {
      if (process.env.VITEST) return
      // Returned, so that it comes behind Vite's own middlewares: files and modules are theirs.
      return () => {
        server.middlewares.use((request, response, next) => {
          const path = new URL(request.originalUrl ?? '/', 'http://localhost').pathname
          const answer = path.startsWith(`${DATA}/`) ? answerData : answerDocument
          answer(server, path, response).catch((error: Error) => {
            server.ssrFixStacktrace(error)
            next(error)
          })
        })
      }
    },
  }

  async function answerDocument(server: ViteDevServer, path: string, response: ServerResponse) {
    const { renderPage } = await renderer(server)
    const { default: css } = await server.ssrLoadModule(`/${SHEET}?inline`)
    const files = {
      ...(await sourceFiles({ ...settings, analytics: undefined })),
      ...divideSheet(css),
      gateScript: `/${GATE_SCRIPT}`,
      pageScript: `/${PAGE_SCRIPT}`,
      pageChunks: [],
    }
    const page = await renderPage(path, { settings: site, version: VERSION, files, gate: settings.gate })
    if ('movedTo' in page) return response.writeHead(301, { location: page.movedTo }).end()
    response.statusCode = page.status
    response.setHeader('content-type', 'text/html; charset=utf-8')
    return response.end(await server.transformIndexHtml(path, page.document))
  }

  async function answerData(server: ViteDevServer, path: string, response: ServerResponse) {
    const { otherData, renderData } = await renderer(server)
    const name = path.slice(DATA.length, -'.json'.length)
    const page = name === '/home' ? '/' : name
    const data = new Map(await otherData(site)).get(page) ?? (await renderData(page, site))
    response.statusCode = data ? 200 : 404
    response.setHeader('content-type', 'application/json')
    response.setHeader('cache-control', 'no-store')
    response.end(data ?? 'null')
  }
}

function renderer(server: ViteDevServer): Promise<Renderer> {
  return server.ssrLoadModule('/src/entry.prerender.tsx') as Promise<Renderer>
}
