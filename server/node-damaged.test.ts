import { cpSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { downgrade, migrate } from './database/migrations.ts'
import { openSqlite } from './node/sqlite-database.ts'
import { contactApp, UNLIMITED, VALID_MESSAGE } from './testing/contact-app.ts'
import { runInbox } from './testing/inbox-process.ts'
import { rawRequest } from './testing/raw-request.ts'
import {
  makeServerFolder,
  NO_LIMITS,
  postMessage,
  runServer,
  type ServerFolder,
  type ServerProcess,
} from './testing/server-process.ts'

const bundle = inject('serverBundle')
/** What a first run leaves, with enough messages for pages of every kind, and a backup of it. */
const model = makeServerFolder()
const backup = join(model.folder, 'backup.db')
let place: ServerFolder
let file: string
let server: ServerProcess | undefined

beforeAll(async () => {
  const first = await runServer(bundle, model.folder, NO_LIMITS)
  first.process.kill('SIGTERM')
  await first.ended
  const database = openSqlite(model.dataDir)
  const { post } = contactApp(database, { rateLimits: UNLIMITED })
  for (let i = 0; i < 20; i++) await post({ ...VALID_MESSAGE, message: 'x'.repeat(10_000) })
  await database.close()
  expect((await runInbox(bundle, model.dataDir, ['backup', backup])).code).toBe(0)
})
afterAll(() => {
  model.remove()
})
beforeEach(() => {
  place = makeServerFolder()
  file = join(place.dataDir, 'contact.db')
  cpSync(model.dataDir, place.dataDir, { recursive: true })
})
afterEach(async () => {
  server?.process.kill('SIGKILL')
  await server?.ended
  place.remove()
})

/** The pages are there, messages are refused as always, and everyone who asks is told why. */
async function expectServedWithout(trouble: string, said: RegExp): Promise<void> {
  server = await runServer(bundle, place.folder, NO_LIMITS)
  expect((await rawRequest(server.port, '/')).status).toBe(200)
  expect(await postMessage(server.port, VALID_MESSAGE)).toBe(503)
  const health = await rawRequest(server.port, '/healthz')
  expect(health.status).toBe(503)
  expect(JSON.parse(health.body.toString())).toEqual({
    status: 'degraded',
    database: trouble,
    mail: 'off',
  })
  expect(server.output()).toMatch(said)
  expect(server.output()).not.toContain('    at ')
  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)
}

const RESTORE = /The database cannot be used: .* is damaged .*npm run inbox restore FILE/

test.each([
  ['text', () => writeFileSync(file, 'x'.repeat(10_000))],
  ['cut short', () => truncateSync(file, 60_000)],
  [
    'overwritten in its middle',
    () => {
      const content = readFileSync(file)
      content.fill(0xff, 4_096, 40_960)
      writeFileSync(file, content)
    },
  ],
])('with a database file that is %s the pages are served, and a restore mends it', async (_kind, damage) => {
  damage()
  await expectServedWithout('damaged', RESTORE)
  expect((await runInbox(bundle, place.dataDir, ['restore', backup])).code).toBe(0)
  server = await runServer(bundle, place.folder, NO_LIMITS)
  expect(await postMessage(server.port, VALID_MESSAGE)).toBe(200)
  expect((await rawRequest(server.port, '/healthz')).status).toBe(200)
})

const UNKNOWN = /The database cannot be used: .*npm run inbox restore FILE/

test.each([
  [
    'of a newer version',
    sql`insert into contact_kysely_migration (name, timestamp) values ('29990101000000_later', '')`,
  ],
  ['without a column', sql`alter table mail_queue rename column last_error to error`],
  ['without a table', sql`drop table mail_queue`],
  ['of something else', sql`drop table contact_kysely_migration`],
])('with tables %s the pages are served, and nothing is written', async (_kind, change) => {
  const database = openSqlite(place.dataDir)
  await change.execute(database.queries)
  await database.close()
  await expectServedWithout('unknown schema', UNKNOWN)
  const { code, error } = await runInbox(bundle, place.dataDir, ['list'])
  expect(code).toBe(1)
  expect(error).toMatch(/^.*npm run inbox restore FILE\n$/)
})

test('tables of an earlier version are brought up to date', async () => {
  const database = openSqlite(place.dataDir)
  await downgrade(database, '20260101000000_contact')
  await migrate(database)
  expect(
    await database.queries
      .selectFrom('contact_messages')
      .where('summarised_at', 'is', null)
      .selectAll()
      .execute(),
  ).toHaveLength(20)
  await database.close()
})
