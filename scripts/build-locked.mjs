/** `npm run build:locked`: the site with the lock on, beside the usual build, for the journeys and benchmarks. */
import { spawnSync } from 'node:child_process'

const { status } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--app'], {
  stdio: 'inherit',
  env: { ...process.env, LOCK: 'server', BUILD_FOLDER: 'dist-locked' },
})
process.exit(status ?? 1)
