import { rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ViteBuilder } from 'vite'
import { ContentError, checkValues, refuse, typeProblems } from './check-content.ts'
import { compressFolder } from './compress.ts'
import { inputsStamp, STAMP_FILE } from './inputs-stamp.mjs'
import { prerenderPages } from './prerender.ts'
import type { BuildSettings } from './settings.ts'
import { writeSiteFiles } from './site-files.ts'
import { writeStorageList } from './storage-list.ts'

const CLIENT_FOLDER = 'dist/client'

/** The build, which explains wrong content in sentences and everything else with a stack trace. */
export async function buildSite(builder: ViteBuilder, settings: BuildSettings): Promise<void> {
  try {
    await buildAll(builder, settings)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    console.error(error.message)
    process.exit(1)
  }
  if (settings.warning) builder.config.logger.warn(settings.warning)
}

/** Bundles, then one HTML file per page, then what stands beside the pages. */
async function buildAll(builder: ViteBuilder, settings: BuildSettings): Promise<void> {
  refuse(await typeProblems())
  await rm('dist', { recursive: true, force: true })
  const { client, prerender, backend } = builder.environments
  if (!client || !prerender || !backend) throw new Error('vite.config.ts lacks an environment')
  await builder.build(client)
  await builder.build(prerender)
  await checkContent()
  await builder.build(backend)
  const { pages, inlineScriptHashes } = await prerenderPages().catch(explainContent)
  await writeSiteFiles(pages, inlineScriptHashes, settings)
  await writeStorageList(CLIENT_FOLDER)
  await rm('dist/prerender', { recursive: true })
  await compressFolder(CLIENT_FOLDER)
  await writeFile(STAMP_FILE, inputsStamp())
}

async function checkContent(): Promise<void> {
  const { problems, warnings } = checkValues(
    await import(pathToFileURL(resolve('dist/prerender/walk-content.js')).href),
  )
  refuse(problems)
  for (const warning of warnings) console.warn(warning)
}

/** A page that can't be drawn may lack a field of content: then the types of the pages know which. */
async function explainContent(error: unknown): Promise<never> {
  refuse(await typeProblems('src'))
  throw error
}
