import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const SOURCE = 'src/pages/presentation/deck-sw.js'
const NAME = 'deck-sw.js'

/** The deck's service worker at the root of the site: from a folder it could not answer for `/presentation`. */
export function deckWorkerPlugin(): Plugin {
  return {
    name: 'deck-worker',
    configureServer({ middlewares }) {
      middlewares.use(`/${NAME}`, (_request, response, next) => {
        readFile(SOURCE).then((script) => {
          response.setHeader('content-type', 'text/javascript')
          response.end(script)
        }, next)
      })
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      this.emitFile({ type: 'asset', fileName: NAME, source: await readFile(SOURCE) })
    },
  }
}
