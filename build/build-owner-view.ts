import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { OWNER_PATH } from '../shared/owner-api.ts'
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
