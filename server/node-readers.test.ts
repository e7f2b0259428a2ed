import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSqlite } from './node/sqlite-database.ts'
import { openSqliteReaders } from './node/sqlite-readers.ts'
import { VALID_MESSAGE } from './testing/contact-app.ts'
import { BROWSER, DESCRIPTION, tabName } from './testing/readers-app.ts'
import { bundleServer } from './testing/server-bundle.ts'
import { makeServerFolder, NO_LIMITS, postMessage, runServer } from './testing/server-process.ts'

const place = makeServerFolder()
let bundle: string

beforeAll(async () => {
  const file = join(place.folder, 'dist/site.json')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), readers: DESCRIPTION }))
  bundle = await bundleServer()
}, 300_000)
afterAll(() => {
  rmSync(bundle, { recursive: true })
  place.remove()
})

const env = { ...NO_LIMITS, OWNER_PASSWORD: 'the-owner-alone', DATA_DIR: place.dataDir }

test('killed amid reads, it has every message that it said it had, and all reads but the last ones', async () => {
  const server = await runServer(bundle, place.folder, env)
  const read = (tab: number) =>
    fetch(`http://127.0.0.1:${server.port}/reads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': BROWSER },
      body: JSON.stringify({ tab: tabName(tab), pages: [] }),
    })
  expect((await read(1)).status).toBe(204)
  const store = openSqliteReaders(place.dataDir)
  const kept = async () => (await store.queries.selectFrom('reads_visits').select('id').execute()).length
  await expect.poll(kept, { timeout: 10_000 }).toBe(1)
  await Promise.all(Array.from({ length: 50 }, (_, i) => read(i + 2)))
  expect(await postMessage(server.port, VALID_MESSAGE)).toBe(200)
  server.process.kill('SIGKILL')
  await server.ended
  const database = openSqlite(place.dataDir)
  expect(await database.queries.selectFrom('contact_messages').select('id').execute()).toHaveLength(1)
  await database.close()
  expect(await kept()).toBeGreaterThanOrEqual(1)
  await store.close()
})

test('server and build that disagree about the owner’s view don’t start', async () => {
  const server = await runServer(bundle, place.folder, { DATA_DIR: place.dataDir })
  expect([await server.ended, server.output()]).toEqual([
    1,
    expect.stringMatching(/^The site was built with OWNER_PASSWORD: .*\n$/),
  ])
})
