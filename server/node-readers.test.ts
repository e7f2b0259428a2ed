import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openSqlite } from './node/sqlite-database.ts'
import { openSqliteReaders } from './node/sqlite-readers.ts'
import { VALID_MESSAGE } from './testing/contact-app.ts'
import { BROWSER, DESCRIPTION, tabName } from './testing/readers-app.ts'
import { makeServerFolder, NO_LIMITS, postMessage, runServer } from './testing/server-process.ts'

const place = makeServerFolder()
const bundle = inject('serverBundle')

beforeAll(async () => {
  const file = join(place.folder, 'dist/site.json')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), readers: DESCRIPTION }))
}, 300_000)
afterAll(() => {
  place.remove()
})

const env = { ...NO_LIMITS, OWNER_PASSWORD: 'the-owner-alone', DATA_DIR: place.dataDir }

test('killed amid reads, it has every message that it said it had, and all reads but those of the last seconds', async () => {
  const server = await runServer(bundle, place.folder, env)
  const readInTurn = async (from: number, to: number) => {
    for (let turn = from; turn < to; turn++) {
      const pages = [{ number: 0, path: '/', ago: turn, ms: turn, depth: 1, sections: [], marks: [] }]
      const answer = await fetch(`http://127.0.0.1:${server.port}/reads`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': BROWSER },
        body: JSON.stringify({ tab: tabName(turn), pages }),
      })
      expect(answer.status).toBe(204)
    }
  }
  const store = openSqliteReaders(place.dataDir)
  const kept = async () => {
    const rows = await store.queries.selectFrom('reads_visits').select('ms').orderBy('ms').execute()
    return rows.map(({ ms }) => ms)
  }
  await readInTurn(0, 20)
  await expect.poll(async () => (await kept()).length, { timeout: 20_000 }).toBe(20)
  await readInTurn(20, 100)
  expect(await postMessage(server.port, VALID_MESSAGE)).toBe(200)
  server.process.kill('SIGKILL')
  await server.ended
  const database = openSqlite(place.dataDir)
  expect(await database.queries.selectFrom('contact_messages').select('id').execute()).toHaveLength(1)
  await database.close()
  const left = await kept()
  expect(left.length).toBeGreaterThanOrEqual(20)
  // Only the end is lost, and nothing out of the middle.
  expect(left).toEqual(left.map((_, turn) => turn))
  const pages = await store.queries.selectFrom('reads_pages').select('visit_id').execute()
  const sums = await store.queries.selectFrom('daily_visits').select('visits').execute()
  expect([pages.length, sums.map(({ visits }) => visits)]).toEqual([left.length, [left.length]])
  await store.close()
})

test('server and build that disagree about the owner’s view don’t start', async () => {
  const server = await runServer(bundle, place.folder, { DATA_DIR: place.dataDir })
  expect([await server.ended, server.output()]).toEqual([
    1,
    expect.stringMatching(/^The site was built with OWNER_PASSWORD: .*\n$/),
  ])
})
