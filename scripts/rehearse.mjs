/** `npm run rehearse [name]`: tries every way of hosting with the real programs, which it installs at its first use. */
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

const FOLDER = 'deploy/rehearse'
/** npm writes it when an install is complete. */
const INSTALLED = `${FOLDER}/node_modules/.package-lock.json`

if (changed(INSTALLED) < changed(`${FOLDER}/package-lock.json`)) {
  console.log('Installing what only the rehearsals need: 290 MB.')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(1)
}
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', `${FOLDER}/vitest.config.ts`]
const { status } = spawnSync(process.execPath, [...vitest, ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(status ?? 1)

function changed(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
