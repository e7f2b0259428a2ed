/**
 * `npm run build:locked`: the site with the lock, links and readers on, beside the usual build, for the journeys and
 * benchmarks.
 */
import { spawnSync } from 'node:child_process'

const { status } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--app'], {
  stdio: 'inherit',
  env: { ...process.env, LOCK: 'server', OWNER_PASSWORD: 'only-for-journeys', BUILD_FOLDER: 'dist-locked' },
})
process.exit(status ?? 1)
