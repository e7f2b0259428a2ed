import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteMessages } from './contact/delete-messages.ts'
import type { Database } from './database/database.ts'
import { migrate } from './database/migrations.ts'
import { contactApp, UNLIMITED, VALID_MESSAGE } from './testing/contact-app.ts'
import { ENGINES, type Engine } from './testing/engines.ts'

describe.each(ENGINES)('on %s', (name, startEngine) => {
  let engine: Engine
  let database: Database
  let again: () => Database
  beforeAll(async () => {
    engine = await startEngine()
  }, 300_000)
  afterAll(() => engine.remove())
  beforeEach(async () => {
    ;({ database, again } = await engine.open())
    await migrate(database)
  })

  const probedAt = async () => {
    const query = database.queries.selectFrom('contact_state').select('value').where('name', '=', 'probed_at')
    return (await query.executeTakeFirstOrThrow()).value
  }

  test('it writes, once in a second however many ask', async () => {
    const { app, clock } = contactApp(database)
    const start = clock.now
    await Promise.all(Array.from({ length: 10 }, () => app.request('/healthz')))
    expect(await probedAt()).toBe(start)
    clock.now += 999
    await app.request('/healthz')
    expect(await probedAt()).toBe(start)
    clock.now += 1
    await app.request('/healthz')
    expect(await probedAt()).toBe(start + 1_000)
    clock.now -= 3_600_000
    expect((await app.request('/healthz')).status).toBe(200)
    expect(await probedAt()).toBe(clock.now)
  })

  test('a database that can be read but not written is no healthy one', async () => {
    const { queries } = database
    if (name === 'PostgreSQL') {
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(queries)
      await sql`alter database ${sql.id(rows[0]?.name ?? '')} set default_transaction_read_only = on`.execute(
        queries,
      )
    }
    const opened = again()
    if (name === 'SQLite') await sql`pragma query_only = on`.execute(opened.queries)
    const { app, post } = contactApp(opened)
    expect((await post(VALID_MESSAGE)).status).toBe(503)
    const answer = await app.request('/healthz')
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({ status: 'degraded', database: 'read-only', mail: 'off' })
  })

  test('a store that has reached its quota is told of, until messages were deleted', async () => {
    const storeQuota = 200_000
    const { app, post, clock } = contactApp(database, { rateLimits: UNLIMITED, storeQuota })
    const health = async () => {
      clock.now += 1_000
      const answer = await app.request('/healthz')
      return { code: answer.status, ...(await answer.json()) }
    }
    const healthy = { code: 200, status: 'ok', database: 'ok', mail: 'off', failed: 0 }
    const message = 'a'.repeat(15_000)
    expect(await health()).toEqual(healthy)
    while ((await post({ ...VALID_MESSAGE, message })).status === 200);
    expect(await health()).toEqual({ ...healthy, code: 503, status: 'degraded', database: 'full' })
    expect((await post(VALID_MESSAGE)).status).toBe(503)

    const rows = await database.queries.selectFrom('contact_messages').select('id').execute()
    await deleteMessages(
      database,
      rows.map(({ id }) => id),
    )
    expect(await health()).toEqual(healthy)
    expect((await post(VALID_MESSAGE)).status).toBe(200)
  })

  test('it tells mail apart from the database', async () => {
    const { app, post, clock } = contactApp(database, { sendsMail: true })
    const health = async () => {
      clock.now += 1_000
      const answer = await app.request('/healthz')
      expect(answer.status).toBe(200)
      return answer.json()
    }
    await post(VALID_MESSAGE)
    expect(await health()).toEqual({ status: 'ok', database: 'ok', mail: 'ok', failed: 0 })
    const outbox = database.queries.updateTable('mail_queue')
    await outbox.set({ last_error: '451' }).execute()
    expect(await health()).toEqual({ status: 'degraded', database: 'ok', mail: 'failing', failed: 0 })
    await outbox.set({ state: 'failed' }).execute()
    expect(await health()).toEqual({ status: 'degraded', database: 'ok', mail: 'ok', failed: 1 })
    await outbox.set({ state: 'sent', last_error: null }).execute()
    expect(await health()).toEqual({ status: 'ok', database: 'ok', mail: 'ok', failed: 0 })
  })
})
