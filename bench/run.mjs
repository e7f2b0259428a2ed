/** `npm run bench [which]`: every benchmark after the other, against the built site; tables also go to bench/results. */
import { spawn } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync, readdirSync } from 'node:fs'
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
    child.stdout.pipe(createWriteStream(`${RESULTS}/${file.replace('.bench.mjs', '.txt')}`))
    child.once('exit', (code) => resolve(code === 0))
  })
}
