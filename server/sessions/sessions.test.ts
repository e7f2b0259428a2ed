import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrations.ts'
import { ENGINES, type Engine } from '../testing/engines.ts'
import { endSessions, openSessions } from './session-rows.ts'
import { SessionTokens } from './session-token.ts'
import { Sessions } from './sessions.ts'

const DAY = 24 * 60 * 60_000

describe.each(ENGINES)('on %s', (_name, startEngine) => {
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
