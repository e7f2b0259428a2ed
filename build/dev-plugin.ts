import type { ServerResponse } from 'node:http'
import { extname } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { resumeDownload } from '../content/site.ts'
import { siteIcons } from './icons.ts'
import { lockDescription } from './lock-description.ts'
import type { BuildSettings } from './settings.ts'

const ICON_TYPES: Record<string, string> = { '.svg': 'image/svg+xml', '.png': 'image/png' }

const RESUME = `/storage/v1/object/public/${resumeDownload.path}`

/** Backend, icons and resume behind the development server, so that `npm run dev` is the whole product. */
export function devPlugin(settings: BuildSettings): Plugin {
  return {
    name: 'dev-backend',
    apply: 'serve',
    async configureServer(server) {
      if (process.env.VITEST) return
      const { createBackend } = await import('../server/node/backend.ts')
      const { loadSettings } = await import('../server/node/settings.ts')
      const { isBackendPath } = await import('../server/app.ts')
      // The gate asks it, so that the whole way of a visitor can be tried. It closes nothing here: only this machine
      // reaches the development server.
      const lock = settings.lock ? lockDescription(settings, [], {}, []) : undefined
      const backend = createBackend(loadSettings(), console.log, { lock })
      await backend.start()
      server.httpServer?.once('close', () => void backend.stop())
      const icons = await siteIcons()
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        if (isBackendPath(pathname)) return backend.listener(request, response)
        if (pathname === RESUME) return void sendResume(server, settings.origin, response).catch(next)
        const icon = icons.get(pathname.slice(1))
        if (!icon) return next()
        response.setHeader('content-type', ICON_TYPES[extname(pathname)] ?? '')
        response.end(icon)
      })
    },
  }
}

/** Of the words as they are now. */
async function sendResume(server: ViteDevServer, origin: string, response: ServerResponse): Promise<void> {
  const { resumeFile } = (await server.ssrLoadModule(
    '/build/resume-file.ts',
  )) as typeof import('./resume-file.ts')
  const file = await resumeFile(origin)
  response.setHeader('content-type', 'application/pdf')
  response.end(file)
}
