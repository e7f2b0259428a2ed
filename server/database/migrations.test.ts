import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES, type Engine } from '../testing/engines.ts'
import type { Database } from './database.ts'
import { downgrade, MIGRATIONS, migrate } from './migrations.ts'
import { checkSchema } from './schema-check.ts'

describe.each(ENGINES)('on %s', (_name, startEngine) => {
  let engine: Engine
  beforeAll(async () => {
    engine = await startEngine()
  }, 300_000)
  afterAll(() => engine.remove())

  test('several processes that start together migrate once', async () => {
    const { database, again } = await engine.open()
    await Promise.all([migrate(database), migrate(again()), migrate(again()), migrate(again())])
    const applied = await database.queries.selectFrom('contact_migrations').select('name').execute()
    expect(applied.map((row) => row.name)).toEqual(MIGRATIONS.map((migration) => migration.name))
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
    await checkSchema(database.queries, names)
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

  test('an interrupted return changes nothing', async () => {
    const { database } = await engine.open()
    await migrate(database)
    const before = await shapeOf(database)
    const broken = {
      ...MIGRATIONS.at(-1)!,
      name: '29990101000000_broken',
      undo: ['drop table contact_outbox', 'nonsense'],
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

test('every migration after the first can be taken back', () => {
  expect(MIGRATIONS.slice(1).filter(({ undo }) => undo.length === 0)).toEqual([])
})

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
    expect(text).toContain(`insert into contact_migrations (name, applied_at)`)
    expect(text).toContain(`'${name}'`)
  }
})
