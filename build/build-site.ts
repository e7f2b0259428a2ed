import { rm, writeFile } from 'node:fs/promises'
import type { ViteBuilder } from 'vite'
import { compressFolder } from './compress.ts'
import { inputsStamp, STAMP_FILE } from './inputs-stamp.mjs'
import { prerenderPages } from './prerender.ts'
import type { BuildSettings } from './settings.ts'
import { writeSiteFiles } from './site-files.ts'

const CLIENT_FOLDER = 'dist/client'

/** The whole build: bundles, then one HTML file per page, then what stands beside the pages. */
export async function buildSite(builder: ViteBuilder, settings: BuildSettings): Promise<void> {
  await rm('dist', { recursive: true, force: true })
  const { client, prerender, backend } = builder.environments
  if (!client || !prerender || !backend) throw new Error('vite.config.ts lacks an environment')
  await builder.build(client)
  await builder.build(prerender)
  await builder.build(backend)
  const { pages, inlineScriptHashes } = await prerenderPages()
  await writeSiteFiles(pages, inlineScriptHashes, settings)
  await rm('dist/prerender', { recursive: true })
  await compressFolder(CLIENT_FOLDER)
  await writeFile(STAMP_FILE, inputsStamp())
}
