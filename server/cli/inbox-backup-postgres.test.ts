import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrations.ts'
import { openPostgres, refuseWhileUsed } from '../database/postgres-database.ts'
import { openSqlite } from '../node/sqlite-database.ts'
import { contactApp, UNLIMITED, VALID_MESSAGE } from '../testing/contact-app.ts'
import { existingPostgres } from '../testing/postgres-server.ts'
import { backup } from './inbox/backup.ts'
import { backupPostgres, restorePostgres } from './inbox/postgres-backup.ts'
import { restore } from './inbox/restore.ts'

const folder = mkdtempSync(join(tmpdir(), 'backup-'))
const postgres = existingPostgres(inject('postgresUrl'))
afterAll(async () => {
  await postgres.remove()
  rmSync(folder, { recursive: true })
})

async function withDatabase<Result>(
  database: Database,
  work: (post: (subject: string) => Promise<unknown>, database: Database) => Promise<Result>,
): Promise<Result> {
  try {
    await migrate(database)
    const { post } = contactApp(database, { rateLimits: UNLIMITED })
    return await work(async (subject) => {
      expect((await post({ ...VALID_MESSAGE, subject, message: `${subject} 漢字 👋\n'";--` })).status).toBe(
        200,
      )
    }, database)
  } finally {
    await database.close()
  }
}

const messagesOf = (database: Database) =>
  withDatabase(database, async (_, { queries }) => ({
    messages: await queries.selectFrom('contact_messages').selectAll().orderBy('id').execute(),
    outbox: await queries.selectFrom('mail_queue').selectAll().orderBy('message_id').execute(),
  }))

test('a backup of PostgreSQL, made while others write, moves to SQLite and back, to the last character', async () => {
  const url = await postgres.createDatabase()
  const copy = join(folder, 'moving.db')
  await withDatabase(openPostgres(url), async (post) => {
    for (let i = 0; i < 120; i++) await post(`before ${i}`)
    const writing = Promise.all(Array.from({ length: 20 }, (_, i) => post(`during ${i}`)))
    await backupPostgres(url, copy)
    await writing
  })
  expect((statSync(copy).mode & 0o777).toString(8)).toBe('600')
  await expect(backupPostgres(url, copy)).rejects.toThrow('is there already')

  const dataDir = join(folder, 'data')
  restore(dataDir, copy)
  const moved = await messagesOf(openSqlite(dataDir))
  const subjects = moved.messages.map(({ subject }) => subject)
  expect(subjects).toEqual(expect.arrayContaining(Array.from({ length: 120 }, (_, i) => `before ${i}`)))
  expect(moved.outbox).toHaveLength(moved.messages.length)

  const back = join(folder, 'back.db')
  backup(dataDir, back)
  const another = await postgres.createDatabase()
  await restorePostgres(another, back)
  expect(await messagesOf(openPostgres(another))).toEqual(moved)
  expect(readdirSync(folder).sort()).toEqual(['back.db', 'data', 'moving.db'])
})

test('nothing is replaced or taken back while a server uses the database', async () => {
  const url = await postgres.createDatabase()
  const copy = join(folder, 'used.db')
  await withDatabase(openPostgres(url), async (post, database) => {
    await post('first')
    await backupPostgres(url, copy)
    await expect(restorePostgres(url, copy)).rejects.toThrow('is using this database')
    const other = openPostgres(url)
    await expect(refuseWhileUsed(other)).rejects.toThrow('is using this database')
    await other.close()
    await post('second')
    expect(await database.queries.selectFrom('contact_messages').select('id').execute()).toHaveLength(2)
  })
  await restorePostgres(url, copy)
  rmSync(copy)
  for (const name of readdirSync(folder)) if (name.includes('replaced')) rmSync(join(folder, name))
})

test('a restore keeps what it replaces, and a file that is no backup changes nothing', async () => {
  const url = await postgres.createDatabase()
  const copy = join(folder, 'first.db')
  await withDatabase(openPostgres(url), async (post) => {
    await post('first')
    await backupPostgres(url, copy)
    await post('second')
  })
  const before = await messagesOf(openPostgres(url))
  await expect(restorePostgres(url, join(folder, 'data', 'lock'))).rejects.toThrow('is no whole copy')
  expect(await messagesOf(openPostgres(url))).toEqual(before)

  const now = new Date('2026-01-05T09:00:00Z')
  await restorePostgres(url, copy, now)
  const { messages } = await messagesOf(openPostgres(url))
  expect(messages.map(({ subject }) => subject)).toEqual(['first'])
  const kept = join(folder, 'contact-replaced-20260105-090000.db')
  expect(existsSync(kept)).toBe(true)
  await restorePostgres(url, kept, now)
  expect(await messagesOf(openPostgres(url))).toEqual(before)
})
