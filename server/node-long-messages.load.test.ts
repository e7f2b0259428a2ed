import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrate } from './database/migrations.ts'
import { openSqlite } from './node/sqlite-database.ts'
import { contactApp, UNLIMITED, VALID_MESSAGE } from './testing/contact-app.ts'
import { runInbox } from './testing/inbox-process.ts'
import { rawRequest } from './testing/raw-request.ts'
import { DESCRIPTION } from './testing/readers-app.ts'
import { makeServerFolder, runServer, type ServerProcess } from './testing/server-process.ts'

const MEGABYTE = 1024 * 1024
const MESSAGES = 500
const OWNER_PASSWORD = 'the-owner-alone'
/** As Node chooses it where the process may use 512 MB. */
const SMALL = { NODE_OPTIONS: '--max-old-space-size=256' }

const place = makeServerFolder()
const bundle = inject('serverBundle')
let server: ServerProcess
let cookie: string

beforeAll(async () => {
  const file = join(place.folder, 'dist/site.json')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), readers: DESCRIPTION }))
  const env = { DATA_DIR: place.dataDir, OWNER_PASSWORD, STORE_QUOTA_MB: '1000', ...SMALL }
  server = await runServer(bundle, place.folder, env)
  const database = openSqlite(place.dataDir)
  await migrate(database)
  const { post, clock } = contactApp(database, { rateLimits: UNLIMITED })
  for (let i = 0; i < MESSAGES; i++) {
    clock.now += 1_000
    expect((await post({ ...VALID_MESSAGE, message: textOf(i) })).status).toBe(200)
  }
  await database.close()
  const body = JSON.stringify({ password: OWNER_PASSWORD })
  const headers = { 'content-type': 'application/json' }
  const signedIn = await rawRequest(server.port, '/owner/api/session', { method: 'POST', headers, body })
  cookie = signedIn.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? ''
}, 300_000)
afterAll(async () => {
  server.process.kill('SIGKILL')
  await server.ended
  place.remove()
})

function textOf(number: number): string {
  return `${number} `.padEnd(MEGABYTE - 1_000, 'x')
}

function hashOf(texts: string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text)
  return hash.digest('hex')
}

const ALL = hashOf(Array.from({ length: MESSAGES }, (_, i) => textOf(i)))

/** How long pages take, in milliseconds, until the work is done. */
async function pagesDuring<Result>(work: Promise<Result>): Promise<{ result: Result; times: number[] }> {
  let done = false
  const times: number[] = []
  const ended = work.finally(() => {
    done = true
  })
  while (!done) {
    const begun = performance.now()
    expect((await rawRequest(server.port, '/')).status).toBe(200)
    times.push(performance.now() - begun)
  }
  return { result: await ended, times }
}

const owner = (path: string) => rawRequest(server.port, `/owner/api/${path}`, { headers: { cookie } })

test.each(['messages', 'messages?search=nothing', 'messages.csv', 'messages.json'])(
  'with 500 messages of 1 MB, %s is answered in a small memory, and pages meanwhile',
  async (path) => {
    const { result, times } = await pagesDuring(owner(path))
    console.log(`${path}: ${times.length} pages, the slowest ${Math.round(Math.max(...times))} ms`)
    expect(result.status).toBe(200)
    expect(server.process.exitCode).toBeNull()
    // A list of 100 is a second's work at most; each megabyte that is read lets a page through.
    expect(times.length).toBeGreaterThan(path === 'messages' ? 1 : 20)
    if (path === 'messages') expect(result.body.length).toBeLessThan(100_000)
    if (path !== 'messages.json') return
    const messages: { message: string }[] = JSON.parse(result.body.toString())
    expect(messages).toHaveLength(MESSAGES)
    expect(hashOf(messages.map(({ message }) => message))).toBe(ALL)
  },
)

test('npm run inbox export writes all of them in the same memory', async () => {
  const { code, out } = await runInbox(bundle, place.dataDir, ['export'], SMALL)
  expect(code).toBe(0)
  const messages: { message: string }[] = JSON.parse(out)
  expect(hashOf(messages.map(({ message }) => message))).toBe(ALL)
})
