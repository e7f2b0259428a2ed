import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { VALID_MESSAGE } from '../testing/contact-app.ts'
import { contactRequest } from '../testing/contact-request.ts'
import { ENGINES, type Engine } from '../testing/engines.ts'
import { readersApp, tabName } from '../testing/readers-app.ts'
import { migrateReaders, removeReads } from './readers-migrations.ts'
import type { ReadersStore } from './readers-store.ts'

describe.each(ENGINES)('on %s', (_name, startEngine) => {
  let engine: Engine
  beforeAll(async () => {
    engine = await startEngine()
  }, 300_000)
  afterAll(() => engine.remove())

  test('processes that start together migrate once, and a return to an earlier version leaves no reads', async () => {
    const { readers } = await engine.open()
    const store = readers()
    await Promise.all([migrateReaders(store), migrateReaders(readers()), migrateReaders(readers())])
    const secret = { day: '2026-01-05', secret: 's' }
    await store.queries.insertInto('reads_secrets').values(secret).execute()
    await removeReads(store)
    await removeReads(store)
    expect(await tablesOf(store)).toEqual(['reads_kysely_migration', 'reads_kysely_migration_lock'])
    await migrateReaders(store)
    expect(await store.queries.selectFrom('reads_secrets').selectAll().execute()).toEqual([])
  })

  test('how far a study was read is known of what the version before stored, and its sums by section stay', async () => {
    const { readers } = await engine.open()
    const store = readers()
    await migrateReaders(store)
    const name = '20261120000000_furthest_sections'
    const names = store.queries.withTables<{ reads_kysely_migration: { name: string } }>()
    await names.deleteFrom('reads_kysely_migration').where('name', '=', name).execute()
    const statements = [
      'alter table reads_studies drop column furthest',
      "insert into reads_pages values ('v', 0, '/a', 1, 1, 9), ('v', 1, '/b', 2, 1, 9), ('v', 2, '/a', 3, 1, 9)",
      "insert into reads_sections values ('v', 0, 'one', 0, 1, 1), ('v', 2, 'three', 2, 3, 1)",
      "insert into reads_studies values ('v', '/a', 1, 2), ('v', '/b', 2, 1)",
      "insert into daily_sections values ('2026-01-05', '/a', 'one', 0, 1)",
    ]
    await store.change(async (transaction) => {
      for (const statement of statements) await sql.raw(statement).execute(transaction)
    })
    await migrateReaders(store)
    const studies = store.queries.selectFrom('reads_studies').select(['path', 'furthest']).orderBy('path')
    expect(await studies.execute()).toEqual([
      { path: '/a', furthest: 2 },
      { path: '/b', furthest: -1 },
    ])
    const kept = await store.change((transaction) =>
      sql`select name from daily_sections`.execute(transaction),
    )
    expect(kept.rows).toEqual([{ name: 'one' }])
  })

  test('tables of a later version are left as they are, and messages and links go on', async () => {
    const opened = await engine.open()
    const store = opened.readers()
    await migrateReaders(store)
    const later = { name: '29990101000000_later', timestamp: '' }
    const names = store.queries.withTables<{ reads_kysely_migration: typeof later }>()
    await names.insertInto('reads_kysely_migration').values(later).execute()
    const app = await readersApp(opened, { mayFail: true })
    expect(app.logged.join()).toContain('made by another version of the site (29990101000000_later)')
    const cookie = await app.signIn()
    const pages = [{ number: 0, path: '/', ago: 9, ms: 9, depth: 1, sections: [], marks: [] }]
    const read = await app.ask('POST', '/reads', { body: { tab: tabName(1), pages } })
    expect(read.status).toBe(503)
    const body = { label: 'Acme' }
    const { url } = await (await app.ask('POST', '/owner/api/links', { cookie, body })).json()
    const link = await app.ask('POST', new URL(url).pathname, { body: { tab: tabName(2) } })
    expect(link.status).toBe(200)
    const message = contactRequest(VALID_MESSAGE)
    expect((await app.app.request('/functions/v1/send-contact-email', message)).status).toBe(200)
    await app.settle()
    for (const table of ['reads_visits', 'reads_secrets', 'daily_visits'] as const)
      expect(await store.queries.selectFrom(table).selectAll().execute()).toEqual([])
    const answers = ['readers', 'overview', 'links', 'messages'].map(async (path) => {
      const answer = await app.ask('GET', `/owner/api/${path}`, { cookie })
      return [answer.status, await answer.text()]
    })
    const why = expect.stringContaining('What was read is out of reach. Its tables were made by another')
    expect(await Promise.all(answers)).toEqual([
      [503, why],
      [503, why],
      [200, expect.stringContaining('Acme')],
      [200, expect.stringContaining(VALID_MESSAGE.subject)],
    ])
    // Once the right version is back, the next round of chores takes the tables up again.
    await names.deleteFrom('reads_kysely_migration').where('name', '=', later.name).execute()
    await app.doChores()
    expect((await app.ask('POST', '/reads', { body: { tab: tabName(1), pages } })).status).toBe(204)
    expect((await app.ask('GET', '/owner/api/readers', { cookie })).status).toBe(200)
    await app.stop()
  })
})

async function tablesOf({ queries }: ReadersStore): Promise<string[]> {
  const tables = await queries.introspection.getTables()
  return tables.map(({ name }) => name).filter((name) => /^(reads|daily)_/.test(name))
}
