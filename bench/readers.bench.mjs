// node bench/readers.bench.mjs: the owner's first view on 1,000,000 events, and a contact message while 200 events a
// second come in. The site must be built first with links and readers: npm run build:locked
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { measure, round, startServer } from './load.mjs'

const EVENTS = 1_000_000
const EVENTS_A_VISIT = 20
const LINKS = 100
const DAYS = 90
const DAY_MS = 24 * 60 * 60_000
const ROUNDS = 15
const READS_A_SECOND = 20
/** Of one read: a page and what was read of it. */
const EVENTS_A_READ = 10
const SECONDS = 60
const SECTIONS = ['challenge', 'solution', 'measurable-impact', 'design-process', 'enterprise-value']

async function load(path) {
  return (await runnerImport(path)).module
}
const { openSqliteReaders } = await load('./server/node/sqlite-readers.ts')
const { openPostgresReaders } = await load('./server/readers/postgres-readers.ts')
const { migrateReaders } = await load('./server/readers/readers-migrations.ts')
const { writeReads } = await load('./server/readers/write-reads.ts')
const { SitePages } = await load('./server/readers/stages.ts')
const { readOverview } = await load('./server/readers/overview.ts')
const { readReaders } = await load('./server/readers/readers-list.ts')
const { readVisits } = await load('./server/readers/read-visits.ts')
const { startPostgres } = await load('./server/testing/postgres-server.ts')

const paths = Array.from({ length: 8 }, (_, i) => `/case-study/study-${i}`)
const site = new SitePages({
  pages: [
    ...['/', '/resume', '/contact'].map((path) => ({ path, title: path })),
    ...paths.map((path) => ({ path, title: path, study: true })),
  ],
})

/** Home, three studies with their five sections, and the resume: 20 events of one visit. */
function visitOf(i, now) {
  const at = now - Math.floor((i / (EVENTS / EVENTS_A_VISIT)) * DAYS * DAY_MS)
  const page = (number, path, sections = []) => ({
    ...{ number, path, ago: 600_000 - number * 60_000, ms: 20_000 + ((i * 7919) % 60_000), depth: 60 },
    sections,
    marks: [],
  })
  const read = SECTIONS.map((name, position) => ({ name, position, ago: 60_000, ms: 9_000 }))
  const studies = [0, 1, 2].map((offset) => page(offset + 1, paths[(i + offset) % paths.length], read))
  return {
    visitId: i.toString(16).padStart(32, '0'),
    linkId: i % 3 === 0 ? null : `link-${i % LINKS}`,
    ...{ at, device: 'Safari on iPhone', opening: false },
    batch: { tab: '', pages: [page(0, '/'), ...studies, page(4, '/resume')] },
  }
}

async function firstView(name, store) {
  const now = Date.now()
  await migrateReaders(store)
  const visits = EVENTS / EVENTS_A_VISIT
  for (let i = 0; i < visits; i += 1_000) {
    await writeReads(
      store,
      Array.from({ length: Math.min(1_000, visits - i) }, (_, n) => visitOf(i + n, now)),
      site,
    )
  }
  const times = []
  for (let i = 0; i < ROUNDS; i++) {
    const begun = performance.now()
    await Promise.all([
      readOverview(store, site, 'Europe/Berlin', now),
      readReaders(store, now),
      readVisits(store, site, {}, now),
    ])
    times.push(performance.now() - begun)
  }
  const [first] = times
  times.sort((a, b) => a - b)
  return [
    name,
    { 'first ms': round(first), 'p50 ms': round(times[ROUNDS >> 1]), 'most ms': round(times.at(-1)) },
  ]
}

const folder = mkdtempSync(join(tmpdir(), 'bench-readers-'))
const sqlite = openSqliteReaders(folder)
const postgres = await startPostgres()
const store = openPostgresReaders(await postgres.createDatabase())
console.log(
  `The owner's first view (overview, readers, newest visits) on ${EVENTS.toLocaleString('en')} events:`,
)
console.table(Object.fromEntries([await firstView('SQLite', sqlite), await firstView('PostgreSQL', store)]))
await sqlite.close()
await store.close()
await postgres.remove()

const env = {
  ...process.env,
  ...{ PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, TRUSTED_PROXY: '127.0.0.1' },
  ...{ LOCK: 'server', OWNER_PASSWORD: 'only-for-journeys', BUILD_FOLDER: 'dist-locked' },
  ...{ RATE_LIMIT_EVERYONE_HOUR: '100000' },
}
const server = await startServer(['dist-locked/server/node.js'], { env })
let messages = 0
const message = () => {
  const i = messages++
  return {
    path: '/functions/v1/send-contact-email',
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // Each from a visitor of its own, so that nobody is refused.
      'x-forwarded-for': `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`,
      'x-contact-signals': encodeURIComponent(JSON.stringify({ idempotencyKey: `key ${i}` })),
    },
    body: JSON.stringify({ name: 'Ada', email: 'ada@example.com', subject: `${i}`, message: 'Hello' }),
  }
}

/** A visitor's session, so that reads count. */
async function session() {
  const answer = await fetch(`http://127.0.0.1:${server.port}/auth/v1/unlock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: process.env.PORTFOLIO_PASSWORD || 'low-sun' }),
  })
  return answer.headers.get('set-cookie').split(';', 1)[0]
}

/** Reads of many tabs, so many a second, until it is stopped. */
function sendReads(cookie) {
  let sent = 0
  const timer = setInterval(() => {
    const i = sent++
    const sections = SECTIONS.map((name, position) => ({ name, position, ago: 1e6, ms: 1_000 + i }))
    const pages = [1, 2].map((number) => ({
      ...{ number, path: '/case-study/azure-maps', ago: 1e6, ms: 10_000 + i, depth: 50, marks: [] },
      sections: sections.slice(0, EVENTS_A_READ / 2 - 1),
    }))
    const outgoing = request({
      ...{ host: '127.0.0.1', port: server.port, path: '/reads', method: 'POST' },
      headers: {
        'content-type': 'application/json',
        cookie,
        'user-agent': 'Mozilla/5.0 (Macintosh) Version/17.4 Safari/605.1.15',
        'x-forwarded-for': `172.16.${i & 255}.1`,
      },
    })
    outgoing.on('response', (answer) => answer.resume()).on('error', () => {})
    outgoing.end(JSON.stringify({ tab: (i % 400).toString(16).padStart(32, '0'), pages }))
  }, 1000 / READS_A_SECOND)
  return () => {
    clearInterval(timer)
    return sent
  }
}

const cookie = await session()
const load60 = { connections: 2, seconds: SECONDS, makeRequest: message }
await measure(server, { connections: 2, requests: 200, makeRequest: message })
const idle = await measure(server, load60)
const stop = sendReads(cookie)
const busy = await measure(server, load60)
const reads = stop()
const again = await measure(server, load60)
console.log(
  `\nA contact message for ${SECONDS} s each, without reads and with ${Math.round((reads * EVENTS_A_READ) / SECONDS)} events a second:`,
)
console.table({ 'without reads': idle, 'with reads': busy, 'without reads again': again })
await server.stop()
rmSync(folder, { recursive: true })
