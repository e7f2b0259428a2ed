import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.txt',
  '.xml',
  '.webmanifest',
  '.pdf',
])

/** Writes a brotli and a gzip file beside each file that gets smaller by it. */
export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    COMPRESSIBLE.has(extname(name)),
  )
  await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name)
      const source = await readFile(file)
      const [brotli, gzipped] = await Promise.all([
        promisify(brotliCompress)(source, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: source.length } }),
        promisify(gzip)(source, { level: 9 }),
      ])
      if (brotli.length < source.length) await writeFile(`${file}.br`, brotli)
      if (gzipped.length < source.length) await writeFile(`${file}.gz`, gzipped)
    }),
  )
}
