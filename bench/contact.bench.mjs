// node bench/contact.bench.mjs: a contact message, and the least that a durable one costs.
// The site must be built first: npm run build
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measure, startServer } from './load.mjs'

/** Few enough that the hour's limit looks at no more messages than it would in earnest. */
const LOAD = { connections: 10, requests: 500 }

/** Reads the body and inserts it with one durable commit: no checks, no limits, no outbox. */
const REFERENCE = `
  const Sqlite = require('libsql')
  const database = new Sqlite(process.env.DATA_DIR + '/reference.db')
  for (const setting of ['journal_mode = WAL', 'synchronous = FULL']) database.pragma(setting)
  database.exec('create table message (text text)')
  const insert = database.prepare('insert into message values (?)')
  const server = require('node:http').createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => { body += chunk })
    request.on('end', () => { insert.run([body]); response.end('{}') })
  })
  server.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port))
`

const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
const env = {
  ...process.env,
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  TRUSTED_PROXY: '127.0.0.1',
  RATE_LIMIT_EVERYONE_HOUR: '100000',
}
const ours = await startServer(['dist/server/node.js'], { env })
const reference = await startServer(['-e', REFERENCE], { env })

const message = (i) => ({
  path: '/functions/v1/send-contact-email',
  method: 'POST',
  // Each from a visitor of its own, so that nobody is refused.
  headers: {
    'content-type': 'application/json',
    'x-forwarded-for': `192.0.${i >> 8}.${i & 255}`,
    'x-contact-signals': encodeURIComponent(JSON.stringify({ idempotencyKey: `key ${i}` })),
  },
  body: JSON.stringify({
    name: 'Ada Rowe',
    email: 'ada.rowe@example.com',
    subject: `Message ${i}`,
    message: 'Would you talk with us? '.repeat(20),
  }),
})
console.table({
  'reference: one durable insert': await measure(reference, { ...LOAD, makeRequest: message }),
  'contact message': await measure(ours, { ...LOAD, makeRequest: message }),
  'the same again (stored once)': await measure(ours, { ...LOAD, makeRequest: message }),
})
await ours.stop()
await reference.stop()
rmSync(dataDir, { recursive: true })
