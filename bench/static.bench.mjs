// node bench/static.bench.mjs: a page from our server, and from the least that Node can do.
// The site must be built first: npm run build
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measure, startServer } from './load.mjs'
import { startLockedSite } from './locked-site.mjs'

const LOAD = { connections: 50, requests: 20_000 }
const headers = { 'accept-encoding': 'br, gzip' }

/** Knows one answer, and looks at nothing of the request. */
const REFERENCE = `
  const body = require('node:fs').readFileSync('dist/client/index.html.br')
  const headers = { 'content-type': 'text/html', 'content-encoding': 'br', 'content-length': body.length }
  const server = require('node:http').createServer((request, response) => response.writeHead(200, headers).end(body))
  server.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port))
`

const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
const ours = await startServer(['dist/server/node.js'], {
  env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir },
})
const reference = await startServer(['-e', REFERENCE])

const page = (path, more = {}) => ({
  ...LOAD,
  makeRequest: () => ({ path, headers: { ...headers, ...more } }),
})
const locked = await startLockedSite()
const visitor = locked && { cookie: `${locked.cookie.name}=${locked.cookie.value}` }
await measure(ours, page('/'))
await measure(reference, page('/'))
console.table({
  'reference: one fixed answer': await measure(reference, page('/')),
  'home page': await measure(ours, page('/')),
  'home page, unchanged (304)': await measure(ours, page('/', { 'if-none-match': '*' })),
  'unknown page (404)': await measure(ours, page('/nowhere')),
  'open file (icon)': await measure(ours, page('/icon.svg')),
  ...(locked && {
    'with the lock, open file (icon)': await measure(locked, page('/icon.svg')),
    'with the lock, home page of a session': await measure(locked, page('/', visitor)),
    'with the lock, home page of a stranger (401)': await measure(locked, page('/', { accept: 'text/html' })),
  }),
})
await locked?.stop()
await ours.stop()
await reference.stop()
rmSync(dataDir, { recursive: true })
