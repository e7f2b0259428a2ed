// The owner's first view on 1,000,000 events.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { runnerImport } from 'vite'
import { round } from './load.mjs'

const EVENTS = 1_000_000
const EVENTS_A_VISIT = 20
const LINKS = 100
const DAYS = 90
const DAY_MS = 24 * 60 * 60_000
const ROUNDS = 15
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
    ...paths.map((path) => ({ path, title: path, sections: SECTIONS })),
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
  const read = SECTIONS.map((name) => ({ name, ago: 60_000, ms: 9_000 }))
  const studies = [0, 1, 2].map((offset) => page(offset + 1, paths[(i + offset) % paths.length], read))
  return {
    visitId: i.toString(16).padStart(32, '0'),
    linkId: i % 3 === 0 ? null : `link-${i % LINKS}`,
    ...{ at, sender: '', device: 'Safari on iPhone', opening: false },
    batch: { tab: '', pages: [page(0, '/'), ...studies, page(4, '/resume')] },
  }
}

async function firstView(name, store) {
  const now = Date.now()
  await migrateReaders(store)
  const visits = EVENTS / EVENTS_A_VISIT
  for (let i = 0; i < visits; i += 1_000) {
    await writeReads(
      { store, site, mayAdd: () => true },
      Array.from({ length: Math.min(1_000, visits - i) }, (_, n) => visitOf(i + n, now)),
    )
  }
  // PostgreSQL does so by itself within a minute of such growth.
  await sql`analyze`.execute(store.queries)
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
rmSync(folder, { recursive: true })
