import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

const MEASURED = '.cache/pictures'
const FOLDERS = ['src', 'pipeline', 'shared', 'server', 'scripts', 'embeds']

/** A project of its own that a test may spoil, inside this one, so that packages are found from there. */
export function copyProject(): string {
  mkdirSync(MEASURED, { recursive: true })
  const copy = resolve(mkdtempSync(join('.cache', 'copy-')))
  for (const name of [...FOLDERS, 'tsconfig.json', '.env.example'])
    cpSync(name, join(copy, name), { recursive: true })
  cpSync('content', join(copy, 'content'), {
    recursive: true,
    filter: (file) => !file.startsWith(join('content', 'images')),
  })
  symlinkSync(resolve('content/images'), join(copy, 'content/images'))
  // Pictures are measured once for all copies.
  mkdirSync(join(copy, '.cache'))
  symlinkSync(resolve(MEASURED), join(copy, MEASURED))
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  return copy
}
