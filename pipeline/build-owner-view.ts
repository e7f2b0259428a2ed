import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, createServer, type InlineConfig, type ViteDevServer } from 'vite'
import { OWNER_PATH } from '../shared/owner-api.ts'
import { compressFolder } from './compress.ts'
import { DIST } from './output-folder.mjs'

const FOLDER = `${DIST}/owner`

/** A site of its own below its address: it shares no file with the pages, so that nothing of it can reach a visitor. */
function ownerView(): InlineConfig {
  return {
    configFile: false,
    logLevel: 'warn',
    root: 'owner',
    base: `${OWNER_PATH}/`,
    publicDir: false,
    plugins: [react(), tailwindcss()],
  }
}

export async function buildOwnerView(): Promise<void> {
  await build({
    ...ownerView(),
    build: {
      outDir: resolve(FOLDER),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  })
  await compressFolder(FOLDER)
}

/** The same behind the development server of the site, with hot reload of its own. */
export function serveOwnerView({ httpServer }: ViteDevServer): Promise<ViteDevServer> {
  return createServer({
    ...ownerView(),
    cacheDir: resolve('node_modules/.vite-owner'),
    server: {
      middlewareMode: true,
      ...(httpServer && { hmr: { server: httpServer as never } }),
      // It takes parts of the site.
      fs: { allow: [resolve('.')] },
    },
  })
}
