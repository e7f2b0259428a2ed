import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { checkValues, typeProblems } from './check-content.ts'

const WALKER = 'build/walk-content.ts'

/** While developing: what is wrong with content is said in the terminal and over the page, after each change. */
export function contentPlugin(): Plugin {
  return {
    name: 'content-check',
    apply: 'serve',
    configureServer(server) {
      if (process.env.VITEST) return
      const content = join(server.config.root, 'content')
      let last: Promise<void> = Promise.resolve()
      const check = () => {
        last = last.then(() => report(server))
      }
      server.watcher.on('change', (file) => {
        if (file.startsWith(content) && file.endsWith('.ts')) check()
      })
      check()
    },
  }
}

async function report(server: ViteDevServer): Promise<void> {
  const types = await typeProblems()
  const { problems, warnings } = await server.ssrLoadModule(`/${WALKER}`).then(
    (walked) => checkValues(walked as typeof import('./walk-content.ts')),
    // Content that can't be loaded is explained by the types, or by Vite itself.
    () => ({ problems: [], warnings: [] }),
  )
  const message = [...types, ...problems].join('\n')
  for (const warning of warnings) server.config.logger.warn(warning)
  if (!message) return
  server.config.logger.error(message)
  server.ws.send({ type: 'error', err: { message, stack: '' } })
}
