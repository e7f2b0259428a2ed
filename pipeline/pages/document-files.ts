import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import type { DocumentFiles } from '../../src/document'
import { pageIcon } from '../host-files/icons.ts'
import { CLIENT_FOLDER } from '../output-folder.mjs'
import { tagElements } from '../settings/analytics-tag.ts'
import type { BuildSettings } from '../settings/settings.ts'
import { bundleScript } from './bundle-script.ts'
import { divideSheet } from './divide-sheet.ts'

const START = 'src/start.ts'
export const PAGE_SCRIPT = 'src/entry.client.tsx'
export const GATE_SCRIPT = 'src/entry.gate.ts'
export const SHEET = 'src/styles.css'
const MANIFESTS = '.vite'

type SharedFiles = Omit<DocumentFiles, 'pageChunks'>

/** What documents need of the bundles; `chunksOf` gives what the page of a folder in `src/pages` imports. */
export async function documentFiles(settings: BuildSettings) {
  const manifest = await readManifest('manifest.json')
  const gate = await readManifest('gate.json')
  await rm(join(CLIENT_FOLDER, MANIFESTS), { recursive: true })
  const address = (from: Manifest, source: string) => `/${chunk(from, source).file}`
  const shared: SharedFiles = {
    ...(await sourceFiles(settings)),
    ...(await takeSheet(manifest)),
    gateScript: address(gate, GATE_SCRIPT),
    pageScript: address(manifest, PAGE_SCRIPT),
  }
  return {
    shared,
    chunksOf(folder: string): string[] {
      const page = `src/pages/${folder}/${folder}-page.tsx`
      return [...imported(manifest, manifest[page] ? [PAGE_SCRIPT, page] : [PAGE_SCRIPT])]
    },
  }
}

/** What no bundle has a part in. */
export async function sourceFiles(
  settings: BuildSettings,
): Promise<Pick<DocumentFiles, 'start' | 'icon' | 'analytics'>> {
  return {
    start: await bundleScript(START, settings),
    icon: await pageIcon(),
    analytics: settings.analytics ? tagElements(settings.analytics) : [],
  }
}

/** The whole sheet stands in each document, so that no file has it. */
async function takeSheet(manifest: Manifest) {
  const file = join(CLIENT_FOLDER, chunk(manifest, SHEET).file)
  const css = await readFile(file, 'utf8')
  await rm(file)
  return divideSheet(css)
}

async function readManifest(name: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(CLIENT_FOLDER, MANIFESTS, name), 'utf8'))
}

/** The addresses of these sources and of all that they import, the first source first. */
function imported(manifest: Manifest, sources: string[], found = new Set<string>()): Set<string> {
  for (const source of sources) {
    const { file, imports = [] } = chunk(manifest, source)
    if (found.has(`/${file}`)) continue
    found.add(`/${file}`)
    imported(manifest, imports, found)
  }
  return found
}

function chunk(manifest: Manifest, source: string) {
  const found = manifest[source]
  if (!found) throw new Error(`The build has no file of ${source}.`)
  return found
}
