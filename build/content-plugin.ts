import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { checkSite, type Report } from './check/check-site.ts'
import type { SiteFacts } from './check/link-rules.ts'

const FACTS = '/build/check/site-facts.ts'

/** While developing: what is wrong with content is said in the terminal and over the page, after each change. */
export function contentPlugin(): Plugin {
  return {
    name: 'content-check',
    apply: 'serve',
    configureServer(server) {
      if (process.env.VITEST) return
      const content = join(server.config.root, 'content')
      let last: Promise<void> = Promise.resolve()
      let waiting = false
      const check = () => {
        if (waiting) return
        waiting = true
        last = last.then(() => {
          waiting = false
          return report(server)
        })
      }
      server.watcher.on('all', (_event, file) => {
        if (file.startsWith(content)) check()
      })
      // A page that is opened later shall say it, too.
      server.ws.on('connection', check)
    },
  }
}

async function report(server: ViteDevServer): Promise<void> {
  const { logger } = server.config
  const { problems, advice }: Report = await checkSite(
    async () => (await server.ssrLoadModule(FACTS)) as SiteFacts,
  ).catch((error: Error) => ({ problems: [error.message], advice: [] }))
  for (const line of advice) logger.warnOnce(`Note: ${line}`)
  if (problems.length === 0) return
  const message = problems.join('\n')
  logger.error(message)
  server.ws.send({ type: 'error', err: { message, stack: '' } })
}
