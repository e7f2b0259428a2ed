import { build } from 'vite'

/** One script that imports nothing, as it stands in a document. */
export async function bundleScript(entry: string, define: Record<string, string>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define,
    build: { write: false, lib: { entry, formats: ['iife'], name: 'start' } },
  })
  const [result] = Array.isArray(built) ? built : [built]
  if (!result || !('output' in result)) throw new Error(`${entry} was not bundled.`)
  return result.output[0].code.trim()
}
