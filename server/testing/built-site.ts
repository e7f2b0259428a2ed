import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** Writes public files into a new folder as the build would, compressed siblings included. */
export function writeBuiltSite(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), 'built-site-'))
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
    if (/\.(html|js|css|svg)$/.test(name)) {
      writeFileSync(`${file}.br`, brotliCompressSync(content))
      writeFileSync(`${file}.gz`, gzipSync(content))
    }
  }
  return folder
}
