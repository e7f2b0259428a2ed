import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { DIST } from '../pipeline/output-folder.mjs'

const LIST_FILE = `${DIST}/storage.json`
const PUBLIC_STORAGE = 'storage/v1/object/public'
const AT_ONCE = 6

/** Settings from the environment and `.env`, those of these names at least. Ends with a line for each that lacks. */
export function projectSettings(...needed) {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const missing = needed.filter((name) => !process.env[name])
  for (const name of missing) console.error(`${name} must be set, in .env or before the command.`)
  if (!existsSync(LIST_FILE)) {
    console.error('The site is not built. Make it with: npm run build')
    missing.push(LIST_FILE)
  }
  if (missing.length > 0) process.exit(1)
  return { ...process.env, SUPABASE_URL: new URL(process.env.SUPABASE_URL).origin }
}

/** Every file that the pages ask the project for, as the build has listed them. */
export function storageFiles() {
  return JSON.parse(readFileSync(LIST_FILE, 'utf8'))
}

export function localFile({ bucket, path }) {
  return readFileSync(`dist/client/${PUBLIC_STORAGE}/${bucket}/${path}`)
}

/** What visitors get: `ok`, `missing` or `other` than what was built. */
export async function publishedState(url, { bucket, path, sha256 }) {
  const answer = await fetch(`${url}/${PUBLIC_STORAGE}/${bucket}/${path}`, { cache: 'no-store' })
  if (!answer.ok) return 'missing'
  const hash = createHash('sha256').update(Buffer.from(await answer.arrayBuffer()))
  return hash.digest('hex') === sha256 ? 'ok' : 'other'
}

/** Several at once, because each waits for the network. */
export async function forEach(items, work) {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
