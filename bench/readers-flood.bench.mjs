// A contact message now and then, while 200 events a second come from readers, and while none come, by turns.
// The site must be built first with links and readers: npm run build:locked
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ask, round, startServer } from './load.mjs'

const READS_A_SECOND = 20
/** Two pages with four sections each. */
const EVENTS_A_READ = 10
const MESSAGES_A_SECOND = 20
/** By turns, so that what else the machine does falls on both. */
const TURNS = 6
const SECONDS_A_TURN = 10
const SECTIONS = ['challenge', 'solution', 'measurable-impact', 'design-process']

const folder = mkdtempSync(join(tmpdir(), 'bench-readers-'))
const server = await startServer(['dist-locked/server/node.js'], {
  env: {
    ...process.env,
    ...{ PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, TRUSTED_PROXY: '127.0.0.1' },
    ...{ LOCK: 'server', OWNER_PASSWORD: 'only-for-journeys', BUILD_FOLDER: 'dist-locked' },
    RATE_LIMIT_EVERYONE_HOUR: '100000',
  },
})
const agent = new Agent({ keepAlive: true })
const unlocked = await fetch(`http://127.0.0.1:${server.port}/auth/v1/unlock`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ password: process.env.PORTFOLIO_PASSWORD || 'low-sun' }),
})
const cookie = unlocked.headers.get('set-cookie').split(';', 1)[0]

function message(i) {
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

/** Of one tab among 400. */
function read(i) {
  const sections = SECTIONS.map((name) => ({ name, ago: 1e6, ms: 1_000 + i }))
  const pages = [1, 2].map((number) => ({
    ...{ number, path: '/case-study/azure-maps', ago: 1e6, ms: 10_000 + i, depth: 50, marks: [] },
    sections,
  }))
  return {
    ...{ path: '/reads', method: 'POST' },
    headers: {
      'content-type': 'application/json',
      cookie,
      'user-agent': 'Mozilla/5.0 (Macintosh) Version/17.4 Safari/605.1.15',
      'x-forwarded-for': `172.16.${i & 255}.1`,
    },
    body: JSON.stringify({ tab: (i % 400).toString(16).padStart(32, '0'), pages }),
  }
}

/** So many a second at moments of chance, whether the ones before were answered or not. What each took, and its status. */
async function send(make, aSecond, first, seconds) {
  const answers = []
  const begun = performance.now()
  for (let i = 0; i < aSecond * seconds; i++) {
    await pause(Math.max(0, begun + ((i + Math.random()) * 1000) / aSecond - performance.now()))
    const started = performance.now()
    answers.push(
      ask(agent, server.port, make(first + i)).then((status) => [performance.now() - started, status]),
    )
  }
  return Promise.all(answers)
}

const taken = { 'without reads': [], 'with reads': [] }
const readStatuses = new Map()
await send(message, MESSAGES_A_SECOND, 1e6, 5)
for (let turn = 0; turn < 2 * TURNS; turn++) {
  const first = turn * 10_000
  const withReads = turn % 2 === 1
  const [messages, reads] = await Promise.all([
    send(message, MESSAGES_A_SECOND, first, SECONDS_A_TURN),
    withReads ? send(read, READS_A_SECOND, first, SECONDS_A_TURN) : [],
  ])
  taken[withReads ? 'with reads' : 'without reads'].push(...messages)
  for (const [, status] of reads) readStatuses.set(status, (readStatuses.get(status) ?? 0) + 1)
}
await server.stop()
rmSync(folder, { recursive: true })

const at = (answers, part) => {
  const times = answers.map(([ms]) => ms).sort((a, b) => a - b)
  return round(times[Math.floor(times.length * part)])
}
console.log(
  `A contact message, ${MESSAGES_A_SECOND} a second for ${TURNS * SECONDS_A_TURN} s each way, and ${READS_A_SECOND * EVENTS_A_READ} events a second (${list(readStatuses)}):`,
)
console.table(
  Object.fromEntries(
    Object.entries(taken).map(([name, answers]) => {
      const statuses = new Map()
      for (const [, status] of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
      const [p50, p90, p99] = [0.5, 0.9, 0.99].map((part) => at(answers, part))
      return [name, { 'p50 ms': p50, 'p90 ms': p90, 'p99 ms': p99, answers: list(statuses) }]
    }),
  ),
)
console.log(`p99 with reads: ${round(at(taken['with reads'], 0.99) / at(taken['without reads'], 0.99))} x`)

function list(statuses) {
  return [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
}
