import { build, type Plugin } from 'vite'
import { browserColors } from '../../content/theme.ts'
import { pageIcon } from '../host-files/icons.ts'

const GATE = 'src/entry.gate.ts'
const NO_SCRIPT_GATE = 'This portfolio opens with a password, and that needs JavaScript.'
const NO_SCRIPT = 'This portfolio needs JavaScript.'

/**
 * What runs before React. Parts of `src/start` stand in index.html itself, at `<!--start:head-->` and
 * `<!--start:body-->`; the gate's script is a bundle of its own, so that nothing of the site can slip into it.
 */
export function startPlugin(constants: Record<string, string>): Plugin {
  return {
    name: 'start',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const scripts = new Map<string, string>()
        for (const [, name = ''] of html.matchAll(/<!--start:(\w+)-->/g))
          scripts.set(name, await bundleScript(`src/start/${name}.ts`, constants))
        const icon = await pageIcon()
        return html
          .replace('%icon%', () => icon)
          .replace(/<!--start:(\w+)-->/g, (_, name) => `<script>${scripts.get(name)}</script>`)
          .replace('%bar-color%', browserColors.bar)
          .replace('%without-script%', constants.__GATE__ === 'true' ? NO_SCRIPT_GATE : NO_SCRIPT)
      },
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const source = await bundleScript(GATE, constants)
      this.emitFile({ type: 'asset', name: 'gate.js', originalFileName: GATE, source })
    },
  }
}

/** One script that imports nothing. */
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
