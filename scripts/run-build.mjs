import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'

/** Checks content and settings, then builds. False when one of the two has failed, and said why. */
export function build(...options) {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return (
    run('scripts/check.mjs', '--quiet') && run('node_modules/vite/bin/vite.js', 'build', '--app', ...options)
  )
}

function run(...command) {
  const env = {
    // glibc gives each thread memory of its own, which the encoders of pictures would never give back.
    MALLOC_ARENA_MAX: '2',
    // Pictures are made on this many threads; unset, on four.
    UV_THREADPOOL_SIZE: String(Math.max(4, availableParallelism())),
    ...process.env,
  }
  return spawnSync(process.execPath, command, { stdio: 'inherit', env }).status === 0
}
