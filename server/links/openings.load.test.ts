import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openSqlite } from '../node/sqlite-database.ts'
import { openSqliteReaders } from '../node/sqlite-readers.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { BROWSER, DESCRIPTION, tabName } from '../testing/readers-app.ts'
import { makeServerFolder, runServer, type ServerProcess } from '../testing/server-process.ts'
import { Links } from './links.ts'

const OPENINGS = 10_000
const AT_ONCE = 4
const MOST_SESSIONS = 30
const place = makeServerFolder()
const bundle = inject('serverBundle')
let server: ServerProcess
let path: string

beforeAll(async () => {
  const file = join(place.folder, 'dist/site.json')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), readers: DESCRIPTION }))
  const env = { OWNER_PASSWORD: 'the-owner-alone', TRUSTED_PROXY: '127.0.0.1', DATA_DIR: place.dataDir }
  server = await runServer(bundle, place.folder, env)
  const database = openSqlite(place.dataDir)
  const links = new Links({ database, choices: DESCRIPTION, now: Date.now })
  const added = await links.add({ label: 'Acme' })
  path = 'token' in added ? `/for/${added.token}` : ''
  await database.close()
})
afterAll(async () => {
  server.process.kill('SIGKILL')
  await server.ended
  place.remove()
})

async function open(number: number, address: string, cookie = ''): Promise<number> {
  const headers = { 'content-type': 'application/json', 'user-agent': BROWSER, 'x-forwarded-for': address }
  const body = JSON.stringify({ tab: tabName(number) })
  const answer = await rawRequest(server.port, path, {
    method: 'POST',
    headers: { ...headers, cookie },
    body,
  })
  return answer.status
}

/** The middle of what so many pages take, one after the other. */
async function pageMs(): Promise<number> {
  const times = []
  for (let i = 0; i < 100; i++) {
    const begun = performance.now()
    expect((await rawRequest(server.port, '/')).status).toBe(200)
    times.push(performance.now() - begun)
  }
  return times.sort((a, b) => a - b)[50] ?? 0
}

test('one link that is opened thousands of times leaves thirty sessions of a network, and pages as quick', async () => {
  const atRest = await pageMs()
  let sent = 0
  const statuses: number[] = []
  const flood = Array.from({ length: AT_ONCE }, async () => {
    while (sent < OPENINGS) statuses.push(await open(sent++, '192.0.2.1'))
  })
  const flooded = await pageMs()
  await Promise.all(flood)
  const after = await pageMs()
  console.log(
    `a page takes ${[atRest, flooded, after].map((ms) => ms.toFixed(1)).join(', ')} ms: at rest, meanwhile, after`,
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(MOST_SESSIONS)
  expect(await open(sent++, '192.0.2.2')).toBe(200)

  const database = openSqlite(place.dataDir)
  const sessions = await database.queries.selectFrom('access_sessions').select('id').execute()
  expect(sessions).toHaveLength(MOST_SESSIONS + 1)
  await database.close()
  const store = openSqliteReaders(place.dataDir)
  await expect
    .poll(async () => (await store.queries.selectFrom('reads_visits').select('id').execute()).length)
    .toBe(MOST_SESSIONS + 1)
  await store.close()
  expect(after / atRest).toBeLessThan(3)
})
