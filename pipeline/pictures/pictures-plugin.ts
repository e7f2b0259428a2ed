import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Plugin } from 'vite'
import { CLIENT_FOLDER } from '../output-folder.mjs'
import { pictureImport, toldAgain } from './picture-import.ts'
import { allAreWanted } from './picture-progress.ts'
import { describePicture, type Variant, variantFile } from './picture-variants.ts'

const DESIGN_FILE = /[\\/]content[\\/]design-files[\\/]/

interface PicturesApi {
  /** The addresses that a master's variants are published at. */
  variantsOf: (file: string) => string[]
}

/** Makes `import x from './x.webp?picture'` give a Picture, and its variants part of the site. */
export function picturesPlugin(backendUrl: string): Plugin<PicturesApi> {
  const sources = new Map<string, { file: string; variant: Variant }>()
  const making = new Map<string, Promise<string>>()
  return {
    name: 'pictures',
    api: {
      variantsOf: (file) =>
        [...sources.values()].filter((one) => one.file === file).map(({ variant }) => variant.path),
    },
    enforce: 'pre',
    async resolveId(source, importer = '') {
      if (!pictureImport(source) || !DESIGN_FILE.test(importer)) return
      const found = await this.resolve(source, importer)
      return found && { ...found, id: toldAgain(found.id) }
    },
    async load(id) {
      const imported = pictureImport(id)
      if (!imported) return
      const { file, crop } = imported
      this.addWatchFile(file)
      const { picture, variants } = await describePicture(file, backendUrl, { crop }).catch(() =>
        this.error(`The picture ${file} can't be read. Is it a PNG, JPEG or WebP file?`),
      )
      for (const variant of variants) {
        sources.set(variant.path, { file, variant })
        if (!isPublished(this.environment) || making.has(variant.path)) continue
        // Beside the bundling; what goes wrong is told when the files are written.
        const made = variantFile(file, variant)
        made.catch(() => {})
        making.set(variant.path, made)
      }
      const told = this.environment.name === 'client' ? picture : { ...picture, master: file }
      return { code: `export default ${JSON.stringify(told)}`, moduleType: 'js' }
    },
    buildEnd: () => allAreWanted(),
    /** The gate's picture is in no script of the client, only in the prerendered HTML. */
    async writeBundle() {
      for (const [path, made] of making) {
        const target = CLIENT_FOLDER + path
        await mkdir(dirname(target), { recursive: true })
        await copyFile(await made, target)
      }
      making.clear()
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const found = sources.get(request.url ?? '')
        if (!found) return next()
        response.setHeader('content-type', 'image/webp')
        response.end(await readFile(await variantFile(found.file, found.variant)))
      })
    },
  }
}

function isPublished({ name, mode }: { name: string; mode: string }): boolean {
  return mode === 'build' && (name === 'client' || name === 'prerender')
}
