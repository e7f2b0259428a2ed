import { createServer } from 'vite'
import { markdownPlugin } from '../content/markdown-plugin.ts'
import { picturesPlugin } from '../pictures/pictures-plugin.ts'
import { bundleConstants } from '../settings/bundle-constants.ts'
import { type BuildSettings, readBuildSettings, SettingError } from '../settings/settings.ts'
import { siteSettings } from '../settings/site-settings.ts'
import type { SiteFacts } from './rules/link-rules.ts'

const FACTS = '/pipeline/check/site-facts.ts'

/** Does something with all of content, which is loaded only when it is asked for. */
export async function withContent<Result>(
  work: (load: () => Promise<SiteFacts>) => Promise<Result>,
): Promise<Result> {
  const settings = readableSettings()
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [picturesPlugin(''), markdownPlugin()],
    define: bundleConstants(settings),
  })
  try {
    return await work(async () => {
      const facts = (await server.ssrLoadModule(FACTS)) as Omit<SiteFacts, 'settings'>
      return { ...facts, settings: siteSettings(settings) }
    })
  } finally {
    await server.close()
  }
}

/** Content can be looked at also while settings are wrong. */
function readableSettings(): BuildSettings {
  try {
    return readBuildSettings()
  } catch (error) {
    if (error instanceof SettingError) return readBuildSettings('', {})
    throw error
  }
}
