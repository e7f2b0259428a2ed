import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { CLIENT_FOLDER } from './output-folder.mjs'
import { mastersOf, pictureImport, toldAgain, wallImport } from './picture-import.ts'
import { describePicture, encodedVariant, type PictureWork, type Variant } from './picture-variants.ts'
import { describeWall } from './picture-wall.ts'

const DESIGN_FILE = /[\\/]content[\\/]design-files[\\/]/

interface PicturesApi {
  /** The addresses that a master's variants are published at. */
  variantsOf: (file: string) => string[]
}

/**
 * Makes `import x from './x.webp?picture'` give a Picture, and its variants part of the site. Parts of pictures, and walls
 * of them: picture-import.ts.
 */
export function picturesPlugin(backendUrl: string): Plugin<PicturesApi> {
  const sources = new Map<string, { file: string; variant: Variant }>()
  return {
    name: 'pictures',
    api: {
      variantsOf: (file) =>
        [...sources.values()].filter((one) => one.file === file).map(({ variant }) => variant.path),
    },
    enforce: 'pre',
    async resolveId(source, importer = '') {
      if (wallImport(source)) return normalizePath(resolve(dirname(importer), source))
      if (!pictureImport(source) || !DESIGN_FILE.test(importer)) return
      const found = await this.resolve(source, importer)
      return found && { ...found, id: toldAgain(found.id) }
    },
    async load(id) {
      const masters = mastersOf(id)
      if (masters.length === 0) return
      for (const master of masters) this.addWatchFile(master)
      const { file, picture, variants } = await described(id).catch(() =>
        this.error(`The picture ${masters.join(', ')} can't be read. Is it a PNG, JPEG or WebP file?`),
      )
      const { name, mode } = this.environment
      if (mode === 'build' && (name === 'client' || name === 'prerender'))
        await Promise.all(variants.map((variant) => encodedVariant(file, variant)))
      for (const variant of variants) sources.set(variant.path, { file, variant })
      const told = name === 'client' ? picture : { ...picture, masters }
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

  function described(id: string): Promise<PictureWork> {
    const folder = wallImport(id)
    if (folder) return describeWall(folder, backendUrl)
    const { file, crop } = pictureImport(id)!
    return describePicture(file, backendUrl, { crop })
  }
}
