import { join } from 'node:path'
import { normalizePath, type Plugin, type ViteDevServer } from 'vite'
import { checkSite, type Report } from '../check/check-site.ts'
import type { SiteFacts } from '../check/rules/link-rules.ts'
import type { BuildSettings } from '../settings/settings.ts'
import { siteSettings } from '../settings/site-settings.ts'

const FACTS = '/pipeline/check/site-facts.ts'
/** Colors, fonts and the pictures of previews. */
const HANDED_ON = /(theme|link-previews)\.ts$/
/** The check takes the server a second or two; meanwhile the changed page would wait. */
const PAGE_FIRST_MS = 800

/** While developing: what is wrong with content is said in the terminal and over the page, after each change. */
export function contentPlugin(settings: BuildSettings): Plugin {
  return {
    name: 'content-check',
    apply: 'serve',
    configResolved({ root, configFileDependencies: files }) {
      // The configuration reads some of content, too. Only what it hands on is worth a restart of the server.
      const content = normalizePath(join(root, 'content/'))
      const kept = files.filter((file) => !file.startsWith(content) || HANDED_ON.test(file))
      files.splice(0, files.length, ...kept)
    },
    configureServer(server) {
      if (process.env.VITEST) return
      const content = join(server.config.root, 'content')
      let last: Promise<void> = Promise.resolve()
      let waiting = false
      let timer: NodeJS.Timeout | undefined
      const check = () => {
        clearTimeout(timer)
        timer = setTimeout(() => {
          if (waiting) return
          waiting = true
          last = last.then(() => {
            waiting = false
            return report(server, settings)
          })
        }, PAGE_FIRST_MS)
      }
      server.httpServer?.once('close', () => clearTimeout(timer))
      server.watcher.on('all', (_event, file) => {
        if (file.startsWith(content)) check()
      })
      // A page that is opened later shall say it, too.
      server.ws.on('connection', check)
    },
  }
}

async function report(server: ViteDevServer, settings: BuildSettings): Promise<void> {
  const { logger } = server.config
  const { problems, advice }: Report = await checkSite(async () => {
    const facts = (await server.ssrLoadModule(FACTS)) as Omit<SiteFacts, 'settings'>
    return { ...facts, settings: siteSettings(settings) }
  }).catch((error: Error) => ({ problems: [error.message], advice: [] }))
  for (const line of advice) logger.warnOnce(`Note: ${line}`)
  if (problems.length === 0) return
  const message = problems.join('\n')
  logger.error(message)
  server.ws.send({ type: 'error', err: { message, stack: '' } })
}
