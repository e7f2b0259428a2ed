import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ViteBuilder } from 'vite'
import { buildOwnerView } from './build-owner-view.ts'
import { compressFolder } from './compress.ts'
import { ContentError, refuse, typeProblems } from './content/check-content.ts'
import { writeStorageList } from './host-files/storage-list.ts'
import { inputsStamp, STAMP_FILE } from './inputs-stamp.mjs'
import { checkConfidential } from './lock/confidential.ts'
import { CONFIDENTIAL_FILE, type FoundConfidential } from './lock/confidential-plugin.ts'
import { tellingFiles } from './lock/confidential-words.ts'
import { linkCard } from './lock/link-card.ts'
import { lockDescription, passwordWarnings } from './lock/lock-description.ts'
import { readersDescription } from './lock/readers-description.ts'
import { CLIENT_FOLDER, CLOSED_FOLDER, DIST } from './output-folder.mjs'
import { prerenderPages } from './pages/prerender.ts'
import type { BuildSettings } from './settings/settings.ts'
import { writeSiteFiles } from './site-files.ts'

/** What the journeys know of content. */
const CONTENT_FILE = `${DIST}/content.json`
const PRERENDER_FOLDER = `${DIST}/prerender`

/** The build, which explains wrong content in sentences and everything else with a stack trace. */
export async function buildSite(
  builder: ViteBuilder,
  settings: BuildSettings,
  confidential: string[],
): Promise<void> {
  try {
    await buildAll(builder, settings, confidential)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    console.error(error.message)
    process.exit(1)
  }
  if (settings.warning) builder.config.logger.warn(settings.warning)
}

/** Bundles, then one HTML file per page, then what stands beside the pages. */
async function buildAll(builder: ViteBuilder, settings: BuildSettings, slugs: string[]) {
  refuse(checkConfidential([], slugs, settings.lock))
  await rm(DIST, { recursive: true, force: true })
  const { client, gate, prerender, backend } = builder.environments
  if (!client || !gate || !prerender || !backend) throw new Error('vite.config.ts lacks an environment')
  await builder.build(client)
  await builder.build(gate)
  await builder.build(prerender)
  const { rights, problems } = await foundConfidential(slugs)
  refuse(problems)
  const { contentStrings, contentAsJson } = await checkContent(slugs)
  await builder.build(backend)
  if (settings.readers) await buildOwnerView()
  const { pages, formerPaths, inlineScriptHashes, renderLinkDocument } =
    await prerenderPages(settings).catch(explainContent)
  const lock = settings.lock ? lockDescription(settings, slugs, rights, pages) : undefined
  const readers = settings.readers && {
    ...readersDescription(pages, slugs),
    ...(await linkCard(renderLinkDocument, settings)),
  }
  await writeSiteFiles({ pages, inlineScriptHashes, formerPaths }, settings, {
    ...(lock && { lock }),
    ...(readers && { readers }),
  })
  await writeStorageList(CLIENT_FOLDER)
  await writeFile(CONTENT_FILE, contentAsJson())
  await rm(PRERENDER_FOLDER, { recursive: true })
  if (lock) refuse(tellingFiles(CLIENT_FOLDER, slugs, contentStrings, lock.rights))
  await compressFolder(CLIENT_FOLDER)
  // A static host that is given the usual folder finds none, instead of publishing what should be closed.
  if (lock) await rename(CLIENT_FOLDER, CLOSED_FOLDER)
  for (const warning of lock ? passwordWarnings(settings, slugs) : []) console.warn(warning)
  await writeFile(STAMP_FILE, inputsStamp())
}

/** Embedded pages are in the browser's bundle, content is in that of the prerenderer. */
async function foundConfidential(slugs: string[]): Promise<FoundConfidential> {
  if (slugs.length === 0) return { rights: {}, problems: [] }
  const found = await Promise.all(
    [CLIENT_FOLDER, PRERENDER_FOLDER].map(
      async (folder): Promise<FoundConfidential> =>
        JSON.parse(await readFile(join(folder, CONFIDENTIAL_FILE), 'utf8')),
    ),
  )
  return {
    rights: Object.assign({}, ...found.map(({ rights }) => rights)),
    problems: [...new Set(found.flatMap(({ problems }) => problems))],
  }
}

async function checkContent(slugs: string[]) {
  const walked: typeof import('./content/walk-content.ts') = await import(
    pathToFileURL(resolve(DIST, 'prerender/walk-content.js')).href
  )
  refuse(checkConfidential(walked.contentValues, slugs, true))
  return walked
}

/** A page that can't be drawn may lack a field of content: then the types of the pages know which. */
async function explainContent(error: unknown): Promise<never> {
  refuse(await typeProblems('src'))
  throw error
}
