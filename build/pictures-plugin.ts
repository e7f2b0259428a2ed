import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'
import { CLIENT_FOLDER } from './output-folder.mjs'
import { pictureImport } from './picture-import.ts'
import { describePicture, encodeVariant, type Variant } from './picture-variants.ts'
import { writeWhole } from './write-whole.ts'

interface PicturesApi {
  /** The addresses that a master's variants are published at. */
  variantsOf: (file: string) => string[]
}

/** Makes `import x from './x.webp?picture'` give a Picture, and its variants part of the site. Parts: picture-import.ts. */
export function picturesPlugin(backendUrl: string): Plugin<PicturesApi> {
  const sources = new Map<string, { file: string; variant: Variant }>()
  return {
    name: 'pictures',
    api: {
      variantsOf: (file) =>
        [...sources.values()].filter((one) => one.file === file).map(({ variant }) => variant.path),
    },
    enforce: 'pre',
    async load(id) {
      const imported = pictureImport(id)
      if (!imported) return
      const { file, crop } = imported
      this.addWatchFile(file)
      const { picture, variants } = await describePicture(file, backendUrl, crop).catch(() =>
        this.error(`The picture ${file} can't be read. Is it a PNG, JPEG or WebP file?`),
      )
      const { name, mode } = this.environment
      const publish = async (variant: Variant) => {
        const source = await encodeVariant(file, variant)
        if (name === 'client') this.emitFile({ type: 'asset', fileName: variant.path.slice(1), source })
        // The gate's picture is in no script of the client, only in the prerendered HTML.
        else if (!existsSync(CLIENT_FOLDER + variant.path))
          await writeWhole(CLIENT_FOLDER + variant.path, source)
      }
      if (mode === 'build' && (name === 'client' || name === 'prerender'))
        await Promise.all(variants.map(publish))
      for (const variant of variants) sources.set(variant.path, { file, variant })
      const told = name === 'client' ? picture : { ...picture, file }
      return { code: `export default ${JSON.stringify(told)}`, moduleType: 'js' }
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
