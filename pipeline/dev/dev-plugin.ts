import type { ServerResponse } from 'node:http'
import { extname } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { resumeDownload } from '../../content/site.ts'
import { OWNER_API, OWNER_PATH } from '../../shared/owner-api.ts'
import { serveOwnerView } from '../build-owner-view.ts'
import { siteIcons } from '../host-files/icons.ts'
import { lockDescription } from '../lock/lock-description.ts'
import type { BuildSettings } from '../settings/settings.ts'
import { devReadersDescription } from './dev-readers.ts'

const ICON_TYPES: Record<string, string> = { '.svg': 'image/svg+xml', '.png': 'image/png' }

const RESUME = `/storage/v1/object/public/${resumeDownload.path}`

/** Backend, icons, resume and the owner's view behind the development server, so that `npm run dev` is the whole product. */
export function devPlugin(settings: BuildSettings, confidential: string[]): Plugin {
  return {
    name: 'dev-backend',
    apply: 'serve',
    async configureServer(server) {
      if (process.env.VITEST) return
      const { isBackendPath } = await import('../../server/app.ts')
      const { readers } = settings
      const backend = lazily(() => startBackend(server, settings, confidential))
      const owner = lazily(() => serveOwnerView(server))
      // Whoever develops may wait for it; pages need none.
      server.httpServer?.once('listening', () => void backend().catch(reportTo(server)))
      server.httpServer?.once('close', () => {
        void backend.made?.then(({ stop }) => stop())
        void owner.made?.then((view) => view.close())
      })
      const icons = await siteIcons()
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        if (readers && isOwnerView(pathname))
          return void owner().then(({ middlewares }) => {
            if (pathname === OWNER_PATH) request.url += '/'
            middlewares(request, response, next)
          }, next)
        if (isBackendPath(pathname, { readers }))
          return void backend().then(({ listener }) => listener(request, response), next)
        if (pathname === RESUME) return void sendResume(server, settings.origin, response).catch(next)
        const icon = icons.get(pathname.slice(1))
        if (!icon) return next()
        response.setHeader('content-type', ICON_TYPES[extname(pathname)] ?? '')
        response.end(icon)
      })
    },
  }
}

async function startBackend(server: ViteDevServer, settings: BuildSettings, confidential: string[]) {
  const { createBackend } = await import('../../server/node/backend.ts')
  const { loadSettings } = await import('../../server/node/settings.ts')
  // The gate asks it, so that the whole way of a visitor can be tried. It closes nothing here: only this machine
  // reaches the development server.
  const lock = settings.lock ? lockDescription(settings, [], {}, []) : undefined
  const readers = settings.readers
    ? { description: await devReadersDescription(server, settings, confidential), view: undefined }
    : undefined
  // Links made here open here, wherever the site will live.
  const backend = createBackend({ ...loadSettings(), siteOrigin: undefined }, console.log, { lock, readers })
  await backend.start()
  return backend
}

/** Its screens and files; what it asks for is the backend's. */
function isOwnerView(path: string): boolean {
  return (path === OWNER_PATH || path.startsWith(`${OWNER_PATH}/`)) && !path.startsWith(`${OWNER_API}/`)
}

interface Lazy<Made> {
  (): Promise<Made>
  /** Undefined as long as nobody has asked for it. */
  made?: Promise<Made>
}

function lazily<Made>(make: () => Promise<Made>): Lazy<Made> {
  const lazy: Lazy<Made> = () => {
    lazy.made ??= make()
    return lazy.made
  }
  return lazy
}

function reportTo({ config }: ViteDevServer): (error: Error) => void {
  return (error) => config.logger.error(error.message)
}

/** Of the words as they are now. */
async function sendResume(server: ViteDevServer, origin: string, response: ServerResponse): Promise<void> {
  const { resumeFile } = (await server.ssrLoadModule(
    '/pipeline/resume-pdf/resume-file.ts',
  )) as typeof import('../resume-pdf/resume-file.ts')
  const file = await resumeFile(origin)
  response.setHeader('content-type', 'application/pdf')
  response.end(file)
}
