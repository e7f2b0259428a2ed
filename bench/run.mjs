/** `npm run bench [which]`: every benchmark after the other, against the built site; tables also go to bench/results. */
import { spawn } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { basename } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from '../scripts/find-browser.mjs'
import { startServer } from './load.mjs'

const RESULTS = 'bench/results'

if (!existsSync('dist/client/index.html')) {
  console.error('Build the site first: npm run build')
  process.exit(1)
}
mkdirSync(RESULTS, { recursive: true })

const site = await startServer(['dist/server/node.js'], {
  env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: `${RESULTS}/data` },
})
const only = process.argv[2] ?? ''
let failed = false
for (const file of readdirSync('bench').filter(
  (name) => name.endsWith('.bench.mjs') && name.includes(only),
)) {
  console.log(`\n— ${file}`)
  failed = !(await run(file)) || failed
}
await site.stop()
process.exit(failed ? 1 : 0)

function run(file) {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [`bench/${file}`, `http://127.0.0.1:${site.port}`, ...process.argv.slice(3)],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    child.stdout.pipe(process.stdout)
    const table = createWriteStream(`${RESULTS}/${file.replace('.bench.mjs', '.txt')}`)
    table.write(circumstances(file))
    child.stdout.pipe(table)
    child.once('exit', (code) => resolve(code === 0))
  })
}

/** A figure without these says little. */
function circumstances(file) {
  const name = file.replace('.bench.mjs', '')
  const memory = Math.round(totalmem() / 2 ** 30)
  const own = chromium.executablePath()
  const browser = basename(findBrowser(own) ?? own)
  return [
    `npm run bench ${[name, ...process.argv.slice(3)].join(' ')}`,
    new Date().toISOString().slice(0, 10),
    `${cpus().length} x ${cpus()[0].model}, ${memory} GB, ${process.platform}, Node ${process.version}, ${browser}`,
    '',
    '',
  ].join('\n')
}
