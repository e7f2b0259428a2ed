import type { Plugin } from 'vite'
import { describePicture, encodeVariant, type Variant } from './picture-variants.ts'

const QUERY = '?picture'

/** Makes `import x from './x.webp?picture'` give a Picture, and its variants part of the site. */
export function picturesPlugin(backendUrl: string): Plugin {
  const sources = new Map<string, { file: string; variant: Variant }>()
  return {
    name: 'pictures',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return
      const file = id.slice(0, -QUERY.length)
      this.addWatchFile(file)
      const { picture, variants } = await describePicture(file, backendUrl).catch(() =>
        this.error(`The picture ${file} can't be read. Is it a PNG, JPEG or WebP file?`),
      )
      if (this.environment.name === 'client' && this.environment.mode === 'build') {
        await Promise.all(
          variants.map(async (variant) =>
            this.emitFile({
              type: 'asset',
              fileName: variant.path.slice(1),
              source: await encodeVariant(file, variant),
            }),
          ),
        )
      }
      for (const variant of variants) sources.set(variant.path, { file, variant })
      return { code: `export default ${JSON.stringify(picture)}`, moduleType: 'js' }
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const found = sources.get(request.url ?? '')
        if (!found) return next()
        response.setHeader('content-type', `image/${found.variant.format}`)
        response.end(await encodeVariant(found.file, found.variant))
      })
    },
  }
}
