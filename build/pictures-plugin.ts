import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Plugin } from 'vite'
import { CLIENT_FOLDER } from './output-folder.mjs'
import { pictureImport, toldAgain } from './picture-import.ts'
import { describePicture, encodedVariant, type Variant } from './picture-variants.ts'

const DESIGN_FILE = /[\\/]content[\\/]design-files[\\/]/

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
    async resolveId(source, importer) {
      if (!pictureImport(source) || !DESIGN_FILE.test(importer ?? '')) return
      const found = await this.resolve(source, importer)
      return found && { ...found, id: toldAgain(found.id) }
    },
    async load(id) {
      const imported = pictureImport(id)
      if (!imported) return
      const { file, crop } = imported
      this.addWatchFile(file)
      const { picture, variants } = await describePicture(file, backendUrl, crop).catch(() =>
        this.error(`The picture ${file} can't be read. Is it a PNG, JPEG or WebP file?`),
      )
      const { name, mode } = this.environment
      if (mode === 'build' && (name === 'client' || name === 'prerender'))
        await Promise.all(variants.map((variant) => encodedVariant(file, variant)))
      for (const variant of variants) sources.set(variant.path, { file, variant })
      const told = name === 'client' ? picture : { ...picture, file }
      return { code: `export default ${JSON.stringify(told)}`, moduleType: 'js' }
    },
    /**
     * From file to file, because all of them together would be held in memory. The gate's picture is in no script of the
     * client, only in the prerendered HTML.
     */
    async writeBundle() {
      const { name } = this.environment
      if (name !== 'client' && name !== 'prerender') return
      for (const { file, variant } of sources.values()) {
        const target = CLIENT_FOLDER + variant.path
        await mkdir(dirname(target), { recursive: true })
        await copyFile(await encodedVariant(file, variant), target)
      }
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const found = sources.get(request.url ?? '')
        if (!found) return next()
        response.setHeader('content-type', `image/${found.variant.format}`)
        response.end(await readFile(await encodedVariant(found.file, found.variant)))
      })
    },
  }
}
