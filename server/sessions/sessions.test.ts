import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrations.ts'
import { ENGINES, type Engine } from '../testing/engines.ts'
import { endSessions, openSessions } from './session-rows.ts'
import { SessionTokens } from './session-token.ts'
import { Sessions } from './sessions.ts'

const DAY = 24 * 60 * 60_000

describe.each(ENGINES)('on %s', (name, startEngine) => {
  let engine: Engine
  beforeAll(async () => {
    engine = await startEngine()
  }, 300_000)
  afterAll(() => engine.remove())

  const clock = { now: 1_000_000 }
  function sessionsOn(database: Database, { key = 'key', passwords = 'print' } = {}): Sessions {
    const tokens = new SessionTokens(key)
    return new Sessions({ database, tokens, passwords, lifetimeMs: 30 * DAY, now: () => clock.now })
  }
  async function opened() {
    const { database, again } = await engine.open()
    await migrate(database)
    const sessions = sessionsOn(database)
    const token = await sessions.open(['general', 'study:one'])
    return { database, again, sessions, token }
  }

  test('a session is found by its token, the second time without a query', async () => {
    const { database, sessions, token } = await opened()
    expect((await sessions.find(token))?.rights).toEqual(new Set(['general', 'study:one']))
    expect(sessions.find(token)).not.toBeInstanceOf(Promise)
    expect(await openSessions(database, clock.now)).toMatchObject([{ rights: 'general,study:one' }])
  })

  test('a token that is forged, cut short or of another installation is none', async () => {
    const { database, sessions, token } = await opened()
    const [id = '', signature = ''] = token.split('.')
    const swapped = `${id.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))}.${signature}`
    const wrong = [
      '',
      'true',
      id,
      `${id}.`,
      token.slice(0, -1),
      `${token}A`,
      swapped,
      `${id}.${'A'.repeat(43)}`,
    ]
    const endings = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
    wrong.push(...endings.map((end) => token.slice(0, -1) + end).filter((other) => other !== token))
    for (const forged of wrong) expect(await sessions.find(forged), forged).toBeUndefined()
    expect(await sessionsOn(database, { key: 'another' }).find(token)).toBeUndefined()
  })

  test('a session ends by itself, and when a password is changed', async () => {
    const { database, sessions, token } = await opened()
    const changed = sessionsOn(database, { passwords: 'other' })
    expect(await changed.find(token)).toBeUndefined()
    await sessions.find(token)
    const before = clock.now
    clock.now += 30 * DAY
    expect(await sessions.find(token)).toBeUndefined()
    clock.now = before
    expect(await sessions.find(token)).toBeDefined()
    await changed.start()
    changed.stop()
    expect(await openSessions(database, clock.now)).toEqual([])
  })

  test('what a password adds takes the place of the earlier session, unless that has ended meanwhile', async () => {
    const { database, sessions, token } = await opened()
    const first = await sessions.find(token)
    const added = await sessions.extend(first, ['study:two'])
    expect([...added.rights]).toEqual(['general', 'study:one', 'study:two'])
    expect((await sessions.find(added.token))?.rights).toEqual(added.rights)
    expect(await sessions.find(token)).toBeUndefined()
    const late = await sessions.extend(first, ['study:two'])
    expect([...late.rights]).toEqual(['study:two'])
    expect((await openSessions(database, clock.now)).map(({ rights }) => rights).sort()).toEqual([
      'general,study:one,study:two',
      'study:two',
    ])
  })

  test('a request costs no deletion: what is over goes each hour, by its index', async () => {
    const { database, sessions } = await opened()
    const row = { opened_at: 0, expires_at: clock.now + DAY, rights: 'general', origin: null }
    const rows = Array.from({ length: 2_500 }, (_, i) => ({ ...row, id: `${i}`, passwords: 'print' }))
    await database.queries.insertInto('access_sessions').values(rows).execute()
    const count = async () => {
      const rows = database.queries.selectFrom('access_sessions').select(({ fn }) => fn.countAll().as('all'))
      return Number((await rows.executeTakeFirst())?.all)
    }
    const before = clock.now
    clock.now += 30 * DAY
    await sessions.open(['general'])
    expect(await count()).toBe(2_502)
    clock.now = before
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await sessions.start()
    clock.now += 30 * DAY
    vi.advanceTimersByTime(60 * 60_000)
    vi.useRealTimers()
    await expect.poll(count).toBe(1)
    sessions.stop()
    clock.now = before
    if (name === 'SQLite') {
      const { rows } = await sql<{ detail: string }>`explain query plan select id from access_sessions
        where expires_at <= 1`.execute(database.queries)
      expect(rows[0]?.detail).toContain('access_sessions_expires')
    }
  })

  test('what one process ends, another refuses within a second, and nothing else', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { again, sessions, token } = await opened()
    await sessions.start()
    const kept = await sessions.open(['general'])
    await Promise.all([sessions.find(token), sessions.find(kept)])
    const elsewhere = again()
    const [id = ''] = token.split('.')
    expect(await endSessions(elsewhere, [id])).toBe(1)
    vi.advanceTimersByTime(1000)
    while (await sessions.find(token)) await new Promise(setImmediate)
    expect(await sessions.find(kept)).toBeDefined()
    expect(await endSessions(elsewhere, 'all')).toBe(1)
    sessions.stop()
    vi.useRealTimers()
  })
})
