import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isImmutable } from '../../shared/cache-policy.ts'
import { contentType } from '../../shared/content-types.ts'
import { DIST } from '../output-folder.mjs'

const PUBLIC_STORAGE = 'storage/v1/object/public'
const LIST_FILE = `${DIST}/storage.json`

/** A file as a hosted project's storage must hold it. */
export interface StorageFile {
  bucket: string
  path: string
  type: string
  bytes: number
  sha256: string
  /** Its name changes with its content. */
  immutable: boolean
}

/** Which buckets and files the pages ask a hosted project for, so that no guide has to know them. */
export async function writeStorageList(client: string): Promise<void> {
  await writeFile(LIST_FILE, JSON.stringify(storageFiles(client), null, 1))
}

/** Called before the compressed files are written beside the others. */
export function storageFiles(client: string): StorageFile[] {
  const folder = join(client, PUBLIC_STORAGE)
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name)
      const [bucket = '', ...parts] = file.slice(folder.length + 1).split(/[\\/]/)
      const content = readFileSync(file)
      return {
        bucket,
        path: parts.join('/'),
        type: contentType(entry.name),
        bytes: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
        immutable: isImmutable(`/${PUBLIC_STORAGE}/${bucket}/${parts.join('/')}`),
      }
    })
    .sort((a, b) => (`${a.bucket}/${a.path}` < `${b.bucket}/${b.path}` ? -1 : 1))
}
