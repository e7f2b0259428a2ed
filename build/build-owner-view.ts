import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { OWNER_API, OWNER_PATH } from '../shared/owner-api.ts'
import { compressFolder } from './compress.ts'
import { DIST } from './output-folder.mjs'

const FOLDER = `${DIST}/owner`

/** A site of its own below its address: it shares no file with the pages, so that nothing of it can reach a visitor. */
export async function buildOwnerView(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: 'owner',
    base: `${OWNER_PATH}/`,
    publicDir: false,
    plugins: [react(), tailwindcss()],
    build: {
      outDir: resolve(FOLDER),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  })
  await compressFolder(FOLDER)
}

/** The development server has its folder anyway; only its address is missing, from which its script is named. */
export function ownerViewPlugin(): Plugin {
  return {
    name: 'owner-view',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url === OWNER_PATH) return response.writeHead(302, { location: `${OWNER_PATH}/` }).end()
        if (request.url === `${OWNER_PATH}/`) request.url = `${OWNER_PATH}/index.html`
        next()
      })
    },
  }
}

/** Files of the view itself, which the development server has and the backend doesn't. */
export function isOwnerViewFile(path: string): boolean {
  return path.startsWith(`${OWNER_PATH}/`) && !path.startsWith(`${OWNER_API}/`)
}
