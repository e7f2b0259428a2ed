import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DIST } from './output-folder.mjs'

export const STAMP_FILE = `${DIST}/stamp`

/** Folders that the build reads, and files beside them. */
export const INPUT_FOLDERS = [
  'content',
  'src',
  'owner',
  'embeds',
  'artwork/boards',
  'shared',
  'server',
  'pipeline',
]
export const INPUT_FILES = ['vite.config.ts', 'package-lock.json', '.env']
const SETTINGS =
  /^(PORTFOLIO_PASSWORD|STUDY_PASSWORD_\w+|SUPABASE_URL|SUPABASE_ANON_KEY|SITE_\w+|LOCK|LOCK_OWNER|OWNER_PASSWORD)$/

/** Changes whenever anything that the build reads has changed, so that `npm start` knows when to build. */
export function inputsStamp() {
  const hash = createHash('sha256')
  for (const file of [...INPUT_FOLDERS.flatMap(filesBelow), ...INPUT_FILES]) {
    const stat = statSync(file, { throwIfNoEntry: false })
    if (stat) hash.update(`${file} ${stat.size} ${stat.mtimeMs}\n`)
  }
  // An empty setting is none.
  for (const [name, value] of Object.entries(process.env).sort())
    if (value && SETTINGS.test(name)) hash.update(`${name}=${value}\n`)
  return hash.digest('hex')
}

/** @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  if (!statSync(folder, { throwIfNoEntry: false })) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .sort()
}
