import type { Plugin } from 'vite'

/** The backend behind the development server, so that `npm run dev` is the whole product. */
export function devPlugin(): Plugin {
  return {
    name: 'dev-backend',
    apply: 'serve',
    async configureServer(server) {
      if (process.env.VITEST) return
      const { createBackend } = await import('../server/node/backend.ts')
      const { loadSettings } = await import('../server/node/settings.ts')
      const { isBackendPath } = await import('../server/app.ts')
      const backend = createBackend(loadSettings())
      await backend.start()
      server.httpServer?.once('close', () => void backend.stop())
      server.middlewares.use((request, response, next) => {
        if (isBackendPath(new URL(request.url ?? '/', 'http://localhost').pathname))
          return backend.listener(request, response)
        next()
      })
    },
  }
}
