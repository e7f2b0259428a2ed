import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES, type Engine } from '../testing/engines.ts'
import { MIGRATIONS, migrate } from './migrations.ts'

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
})

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
