import { createServer } from 'vite'
import { socialLinks } from '../../content/site.ts'
import { bundleConstants } from '../bundle-constants.ts'
import { networkIconsPlugin } from '../network-icons-plugin.ts'
import { picturesPlugin } from '../pictures-plugin.ts'
import { readBuildSettings, SettingError } from '../settings.ts'
import { checkSite, type Report } from './check-site.ts'
import type { SiteFacts } from './link-rules.ts'

/** The check of `npm run check`, `npm start` and `npm run build`. */
export async function runCheck(): Promise<Report> {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [picturesPlugin(''), networkIconsPlugin(socialLinks)],
    define: constants(),
  })
  try {
    return await checkSite(() => server.ssrLoadModule('/build/check/site-facts.ts') as Promise<SiteFacts>)
  } finally {
    await server.close()
  }
}

/** Wrong settings are told apart from this; content can be checked without them. */
function constants(): Record<string, string> {
  try {
    return bundleConstants(readBuildSettings())
  } catch (error) {
    if (error instanceof SettingError) return bundleConstants(readBuildSettings('', {}))
    throw error
  }
}
