import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A random key of this installation, made at the first start. */
export function loadAddressKey(folder: string): string {
  const file = join(folder, 'address-key')
  const draft = `${file}.${process.pid}`
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // Linked into place whole: of two processes that start together, both get the first one's key.
    writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600 })
    try {
      linkSync(draft, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      rmSync(draft)
    }
    return readFileSync(file, 'utf8')
  }
}
