/** `npm start`: builds the site if anything has changed since the last build, then serves it. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { passwordNote } from '../build/default-password.mjs'
import { inputsStamp, STAMP_FILE } from '../build/inputs-stamp.mjs'

if (existsSync('.env')) process.loadEnvFile('.env')

const built = existsSync(STAMP_FILE) && readFileSync(STAMP_FILE, 'utf8') === inputsStamp()
if (!built) {
  console.log('Building the site; this takes about a minute the first time.')
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'error'],
    {
      stdio: 'inherit',
    },
  )
  if (status !== 0) process.exit(1)
}

console.log(passwordNote(process.env))
await import('../dist/server/node.js')
