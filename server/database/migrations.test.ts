import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES, type Engine } from '../testing/engines.ts'
import type { Database } from './database.ts'
import { MIGRATIONS } from './migration-list.ts'
import { downgrade, migrate } from './migrations.ts'
import { checkSchema } from './schema-check.ts'

const FORMER = readFileSync('server/testing/fixtures/database-20260401.sql', 'utf8')
const FORMER_TABLES = [
  ...['messages', 'outbox', 'notices', 'state'].map((name) => `contact_${name}`),
  ...['sessions', 'links'].map((name) => `access_${name}`),
]

describe.each(ENGINES)('on %s', (_name, startEngine) => {
  let engine: Engine
  beforeAll(async () => {
    engine = await startEngine()
  }, 300_000)
  afterAll(() => engine.remove())

  test('several processes that start together migrate once', async () => {
    const { database, again } = await engine.open()
    await Promise.all([migrate(database), migrate(again()), migrate(again()), migrate(again())])
    expect(await namesIn(database, 'contact_kysely_migration')).toEqual(MIGRATIONS.map(({ name }) => name))
    await migrate(database)
    expect(await database.queries.selectFrom('contact_messages').selectAll().execute()).toEqual([])
  })

  test('from the first schema to the newest and back, step by step, every message stays', async () => {
    const { database } = await engine.open()
    const names = MIGRATIONS.map(({ name }) => name)
    const [first = ''] = names
    await migrate(database)
    await downgrade(database, first)
    const message = { id: 'a1', received_at: 1_767_603_600_000, name: 'Ada', email: 'ada@example.com' }
    const rest = { subject: 'A role', message: 'Hello', state: 'accepted', sender_hash: 'h', dedupe_key: 'k' }
    await database.queries
      .insertInto('contact_messages')
      .values({ ...message, ...rest } as never)
      .execute()
    const firstShape = await shapeOf(database)
    expect(firstShape).not.toContain('contact_state.name')

    await migrate(database)
    const newestShape = await shapeOf(database)
    await checkSchema(database.queries)
    for (const name of names.toReversed().slice(1)) {
      expect(await downgrade(database, name)).toEqual([names[names.indexOf(name) + 1]])
      expect(await downgrade(database, name)).toEqual([])
      expect(await shapeOf(database)).not.toEqual(newestShape)
    }
    expect(await shapeOf(database)).toEqual(firstShape)
    await migrate(database)
    expect(await shapeOf(database)).toEqual(newestShape)
    const stored = await database.queries.selectFrom('contact_messages').selectAll().execute()
    expect(stored).toEqual([{ ...message, ...rest, summarised_at: null }])
  })

  test('a database of the version before this one loses nothing, and goes back to it as it was', async () => {
    const { database, again } = await engine.open()
    for (const statement of FORMER.split(/;\n/))
      if (statement.trim()) await sql.raw(statement).execute(database.queries)
    const before = await rowsOf(database, FORMER_TABLES)
    await Promise.all([migrate(database), migrate(again())])
    const mails = await database.queries.selectFrom('mail_queue').selectAll().orderBy('mail_id').execute()
    expect(mails.map(({ state }) => state).sort()).toEqual(['failed', 'sent', 'sent', 'waiting', 'waiting'])
    const bytes = before.contact_messages!.reduce(
      (sum, { name, email, subject, message }) =>
        sum + Buffer.byteLength(`${name}${email}${subject}${message}`) + 600,
      0,
    )
    const counted = await database.queries
      .selectFrom('contact_state')
      .selectAll()
      .where('name', '=', 'stored_bytes')
      .execute()
    expect(counted).toEqual([{ name: 'stored_bytes', value: bytes }])
    for (const table of ['contact_messages', 'access_sessions', 'access_links'])
      expect((await rowsOf(database, [table]))[table]).toEqual(before[table])

    expect(await downgrade(database, '20260401000000_links')).toEqual([
      '20260701000000_session_expiry',
      '20260601000000_mail_queue',
    ])
    const names = await namesIn(database, 'contact_migrations')
    expect(names).toEqual(MIGRATIONS.map(({ name }) => name).slice(0, -2))
    expect(await rowsOf(database, FORMER_TABLES)).toEqual(before)
    await migrate(database)
    expect(await database.queries.selectFrom('mail_queue').selectAll().orderBy('mail_id').execute()).toEqual(
      mails,
    )
  })

  test('an interrupted return changes nothing', async () => {
    const { database } = await engine.open()
    await migrate(database)
    const before = await shapeOf(database)
    const broken = {
      ...MIGRATIONS.at(-1)!,
      name: '29990101000000_broken',
      undo: ['drop table mail_queue', 'nonsense'],
    }
    MIGRATIONS.push({ ...broken, statements: [] })
    try {
      await migrate(database)
      await expect(downgrade(database, MIGRATIONS[0]!.name)).rejects.toThrow('nonsense')
      expect(await shapeOf(database)).toEqual(before)
    } finally {
      MIGRATIONS.pop()
    }
  })
})

test('what a hosted project was given by its own files needs no migration', async () => {
  const engine = await ENGINES[1][1]()
  const [hosted, own] = [(await engine.open()).database, (await engine.open()).database]
  const folder = 'supabase/migrations'
  for (const name of readdirSync(folder).sort())
    await sql.raw(readFileSync(`${folder}/${name}`, 'utf8')).execute(hosted.queries)
  const before = await shapeOf(hosted)
  await migrate(hosted)
  await migrate(own)
  expect(await shapeOf(hosted)).toEqual(before)
  expect(await shapeOf(hosted)).toEqual(await shapeOf(own))
  await engine.remove()
})

test('every migration after the first can be taken back', () => {
  expect(MIGRATIONS.slice(1).filter(({ undo }) => undo.length === 0)).toEqual([])
})

async function rowsOf({ queries }: Database, tables: string[]) {
  const all: Record<string, Record<string, string | number | null>[]> = {}
  for (const table of tables) {
    const rows = sql<Record<string, string | number | null>>`select * from ${sql.table(table)} order by 1`
    all[table] = (await rows.execute(queries)).rows
  }
  return all
}

async function namesIn({ queries }: Database, table: string): Promise<string[]> {
  const rows = sql<{ name: string }>`select name from ${sql.table(table)} order by name`
  return (await rows.execute(queries)).rows.map(({ name }) => name)
}

/** Every column of every table, as `table.column`, and every index. */
async function shapeOf({ queries }: Database): Promise<string[]> {
  const tables = await queries.introspection.getTables()
  const columns = tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
  const sqlite = sql<{ name: string }>`select name from sqlite_master where type = 'index'`
  const postgres = sql<{ name: string }>`select indexname as name from pg_indexes where schemaname = 'public'`
  const { rows } = await sqlite.execute(queries).catch(() => postgres.execute(queries))
  return [...columns, ...rows.map(({ name }) => name)].sort()
}

test('the hosted backend has the same migrations', () => {
  const folder = 'supabase/migrations'
  expect(readdirSync(folder)).toEqual(MIGRATIONS.map(({ name }) => `${name}.sql`))
  for (const { name, statements } of MIGRATIONS) {
    const text = readFileSync(`${folder}/${name}.sql`, 'utf8')
    for (const statement of statements) expect(text).toContain(`${statement};`)
    expect(text).toMatch(
      /insert into contact_(migrations \(name, applied_at\)|kysely_migration \(name, timestamp\))/,
    )
    expect(text).toContain(`'${name}'`)
  }
})
