import { extname } from 'node:path'
import type { Plugin } from 'vite'
import { siteIcons } from './icons.ts'
import { lockDescription } from './lock-description.ts'
import type { BuildSettings } from './settings.ts'

const ICON_TYPES: Record<string, string> = { '.svg': 'image/svg+xml', '.png': 'image/png' }

/** Backend and icons behind the development server, so that `npm run dev` is the whole product. */
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
        const icon = icons.get(pathname.slice(1))
        if (!icon) return next()
        response.setHeader('content-type', ICON_TYPES[extname(pathname)] ?? '')
        response.end(icon)
      })
    },
  }
}
