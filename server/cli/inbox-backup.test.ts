import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrations.ts'
import { openSqlite } from '../node/sqlite-database.ts'
import { endedCount, insertSession, openSessions } from '../sessions/session-rows.ts'
import { VALID_MESSAGE } from '../testing/contact-app.ts'
import { runInbox } from '../testing/inbox-process.ts'
import {
  makeServerFolder,
  NO_LIMITS,
  postMessage,
  runServer,
  type ServerFolder,
  type ServerProcess,
} from '../testing/server-process.ts'
import { backup } from './inbox/backup.ts'
import { restore } from './inbox/restore.ts'

const bundle = inject('serverBundle')
let place: ServerFolder
let server: ServerProcess | undefined
let copy: string

beforeEach(() => {
  place = makeServerFolder()
  copy = join(place.folder, 'copy.db')
})
afterEach(async () => {
  await stop('SIGKILL')
  place.remove()
})

async function start(): Promise<ServerProcess> {
  server = await runServer(bundle, place.folder, NO_LIMITS)
  return server
}

async function stop(signal: NodeJS.Signals): Promise<void> {
  server?.process.kill(signal)
  await server?.ended
  server = undefined
}

async function post(...subjects: string[]): Promise<void> {
  for (const subject of subjects)
    expect(await postMessage(server?.port ?? 0, { ...VALID_MESSAGE, subject })).toBe(200)
}

/** As a first start would leave it. */
async function freshDatabase(): Promise<Database> {
  mkdirSync(place.dataDir)
  const database = openSqlite(place.dataDir)
  await migrate(database)
  return database
}

async function storedSubjects(): Promise<string[]> {
  const database = openSqlite(place.dataDir)
  const rows = await database.queries
    .selectFrom('contact_messages')
    .select('subject')
    .orderBy('received_at')
    .execute()
  await database.close()
  return rows.map((row) => row.subject)
}

const inbox = (...args: string[]) => runInbox(bundle, place.dataDir, args)
const files = () => readdirSync(place.dataDir).sort()

test('after a clean stop everything is in the one file, which a plain copy brings back', async () => {
  await start()
  await post('first')
  await stop('SIGTERM')
  expect(statSync(join(place.dataDir, 'contact.db-wal'), { throwIfNoEntry: false })?.size ?? 0).toBe(0)
  copyFileSync(join(place.dataDir, 'contact.db'), copy)
  await start()
  await post('second')
  await stop('SIGTERM')
  copyFileSync(copy, join(place.dataDir, 'contact.db'))
  await start()
  await post('third')
  await stop('SIGTERM')
  expect(await storedSubjects()).toEqual(['first', 'third'])
})

test('a backup is made while the server writes, and holds what was answered before it', async () => {
  await start()
  await post('first', 'second')
  const posting = Promise.all(Array.from({ length: 30 }, (_, i) => post(`during ${i}`)))
  const { code, out } = await inbox('backup', copy)
  await posting
  expect(out).toMatch(/^\d+ messages are copied to .*copy\.db\.\n$/)
  expect(code).toBe(0)
  await post('after')
  await stop('SIGKILL')

  rmSync(place.dataDir, { recursive: true })
  expect(await inbox('restore', copy)).toMatchObject({ code: 0 })
  const subjects = await storedSubjects()
  expect(subjects).toEqual(expect.arrayContaining(['first', 'second']))
  expect(subjects).not.toContain('after')
  expect(Number.parseInt(out, 10)).toBe(subjects.length)
})

test('a restore keeps what it replaces, also what only the log had after a kill', async () => {
  await start()
  await post('first')
  expect((await inbox('backup', copy)).code).toBe(0)
  await post('second')
  await stop('SIGKILL')
  const { code, out } = await inbox('restore', copy)
  expect(code).toBe(0)
  const kept = /^What was there before is kept as (.*)\.$/m.exec(out)?.[1] ?? ''
  expect(kept).toMatch(/contact-replaced-\d{8}-\d{6}\.db$/)
  await start()
  await post('third')
  await stop('SIGTERM')
  expect(await storedSubjects()).toEqual(['first', 'third'])

  expect((await inbox('restore', kept)).code).toBe(0)
  expect(await storedSubjects()).toEqual(['first', 'second'])
  expect(files().filter((name) => name.includes('restoring'))).toEqual([])
})

test('two restores in the same second keep both that they replace', async () => {
  await (await freshDatabase()).close()
  backup(place.dataDir, copy)
  const now = new Date('2026-01-05T09:00:00Z')
  restore(place.dataDir, copy, now)
  restore(place.dataDir, copy, now)
  expect(files().filter((name) => name.includes('replaced'))).toEqual([
    'contact-replaced-20260105-090000-2.db',
    'contact-replaced-20260105-090000.db',
  ])
})

test('a session that was open when the copy was made is not open again after a restore', async () => {
  const database = await freshDatabase()
  const times = { opened_at: 1, expires_at: 9e15 }
  await insertSession(database, { id: 'a', ...times, rights: 'general', origin: null, passwords: 'p' })
  await database.close()
  backup(place.dataDir, copy)
  restore(place.dataDir, copy)
  const restored = openSqlite(place.dataDir)
  expect(await openSessions(restored, 2)).toEqual([])
  expect(await endedCount(restored)).toBeGreaterThan(0)
  await restored.close()
})

test('a copy that could act by itself is restored without its triggers and views', async () => {
  const database = await freshDatabase()
  for (const planted of [
    sql`create trigger "pl""ant" after insert on contact_messages begin delete from mail_queue; end`,
    sql`create view peek as select * from contact_messages`,
  ])
    await planted.execute(database.queries)
  await database.close()
  backup(place.dataDir, copy)
  restore(place.dataDir, copy)
  const restored = openSqlite(place.dataDir)
  const { rows } = await sql`select name from sqlite_master where type in ('trigger', 'view')`.execute(
    restored.queries,
  )
  await restored.close()
  expect(rows).toEqual([])
  await start()
  await post('first')
})

test('a backup of the version before this one is restored with everything in it', async () => {
  mkdirSync(place.dataDir)
  const former = openSqlite(place.dataDir)
  for (const statement of readFileSync('server/testing/fixtures/database-20260401.sql', 'utf8').split(/;\n/))
    if (statement.trim()) await sql.raw(statement).execute(former.queries)
  await former.close()
  copyFileSync(join(place.dataDir, 'contact.db'), copy)
  rmSync(place.dataDir, { recursive: true })
  expect((await inbox('restore', copy)).out).toMatch(/^5 messages are restored/)
  const { out } = await inbox('list')
  expect(out.match(/mailed|failed|waiting|quarantined/g)?.length).toBeGreaterThanOrEqual(5)
  await start()
  await post('new')
  expect(await storedSubjects()).toEqual(['mailed', 'failed', 'waiting', 'held back', 'told', 'new'])
})

test('no table is taken back under a running server', async () => {
  await start()
  await post('first')
  const refused = await inbox('downgrade', '20260101000000_contact')
  expect(refused).toMatchObject({ code: 1, error: expect.stringMatching(/^A server .* is using .*\n$/) })
  await post('second')
  await stop('SIGTERM')
  expect((await inbox('downgrade', '20260101000000_contact')).out).toMatch(/^Taken back: /)
})

test('no restore happens under a running server, nor from what is no backup', async () => {
  await start()
  await post('first')
  await inbox('backup', copy)
  const refused = await inbox('restore', copy)
  expect(refused.code).toBe(1)
  expect(refused.error).toMatch(/^A server \(or another inbox command\) is using .*\n$/)
  await post('second')
  await stop('SIGTERM')

  const bad = join(place.folder, 'bad.db')
  const whole = readFileSync(copy)
  const damaged = Buffer.from(whole)
  damaged.fill(0xff, 4_096, 8_192)
  const candidates = {
    text: Buffer.from('no database'),
    empty: Buffer.alloc(0),
    cut: whole.subarray(0, 9_000),
    damaged,
  }
  for (const content of Object.values(candidates)) {
    writeFileSync(bad, content)
    expect(() => restore(place.dataDir, bad)).toThrow(/^.*bad\.db is no whole copy of this inbox: .*$/)
  }
  const { code, error } = await inbox('restore', bad)
  expect(code).toBe(1)
  expect(error).toMatch(/^.*bad\.db is no whole copy of this inbox: .*\n$/)
  expect(() => restore(place.dataDir, join(place.folder, 'missing.db'))).toThrow(/^There is no file .*$/)
  expect(await storedSubjects()).toEqual(['first', 'second'])
  expect(files().filter((name) => /restoring|replaced/.test(name))).toEqual([])
})

test('a backup never takes the place of another file, and a mistake is one line', async () => {
  expect(() => backup(place.dataDir, copy)).toThrow(/^There is nothing to back up in .*$/)
  const database = await freshDatabase()
  writeFileSync(copy, 'precious')
  expect(() => backup(place.dataDir, copy)).toThrow(/^.*copy\.db is there already\. .*$/)
  expect(readFileSync(copy, 'utf8')).toBe('precious')
  const nowhere = await inbox('backup', join(place.folder, 'nowhere', 'copy.db'))
  expect(nowhere).toMatchObject({ code: 1, error: expect.stringMatching(/^.* could not be copied .*\n$/) })
  await database.close()
  expect((await inbox('restore')).error).toContain('Usage')
})

test('what holds messages can be read by its owner only', async () => {
  await start()
  await post('first')
  await inbox('backup', copy)
  const rights = (path: string) => (statSync(path).mode & 0o777).toString(8)
  expect(rights(place.dataDir)).toBe('700')
  expect(rights(copy)).toBe('600')
  const open = files().filter((name) => rights(join(place.dataDir, name)) !== '600')
  expect(open).toEqual([])
  expect(files()).toContain('contact.db-wal')
  await stop('SIGTERM')

  // Files of an earlier version, or copied by hand.
  mkdirSync(place.dataDir, { recursive: true })
  for (const name of files()) chmodSync(join(place.dataDir, name), 0o644)
  chmodSync(copy, 0o644)
  await inbox('restore', copy)
  await start()
  await post('second')
  expect(
    files().filter((name) => name.startsWith('contact') && rights(join(place.dataDir, name)) !== '600'),
  ).toEqual([])
  expect(existsSync(join(place.dataDir, 'contact.db-shm'))).toBe(true)
})
