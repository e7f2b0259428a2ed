import { existsSync, readFileSync } from 'node:fs'
import { inputsStamp, STAMP_FILE } from '../pipeline/inputs-stamp.mjs'
import { build } from './run-build.mjs'

/** Builds the site if anything has changed since the last build. False when it can't be built. */
export function ensureBuilt() {
  if (existsSync('.env')) process.loadEnvFile('.env')
  if (existsSync(STAMP_FILE) && readFileSync(STAMP_FILE, 'utf8') === inputsStamp()) return true
  console.log('Building the site; this takes about a minute the first time.')
  return build('--logLevel', 'error')
}
