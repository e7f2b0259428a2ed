import { build } from 'vite'
import { bundleConstants } from '../settings/bundle-constants.ts'
import type { BuildSettings } from '../settings/settings.ts'

/** One script that imports nothing, as it stands in a document. */
export async function bundleScript(entry: string, settings: BuildSettings): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: bundleConstants(settings),
    build: { write: false, lib: { entry, formats: ['iife'], name: 'start' } },
  })
  const [result] = Array.isArray(built) ? built : [built]
  if (!result || !('output' in result)) throw new Error(`${entry} was not bundled.`)
  return result.output[0].code.trim()
}
