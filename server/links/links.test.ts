import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endSessions, openSessions } from '../sessions/session-rows.ts'
import { ENGINES, type Engine } from '../testing/engines.ts'
import { cookieOf, DESCRIPTION, readersApp, tabName } from '../testing/readers-app.ts'
import { Links } from './links.ts'

const DAY = 24 * 60 * 60_000

describe.each(ENGINES)('on %s', (_name, startEngine) => {
  let engine: Engine
  let opened: Awaited<ReturnType<Engine['open']>>
  let app: Awaited<ReturnType<typeof readersApp>>
  let owner: string
  beforeAll(async () => {
    engine = await startEngine()
    opened = await engine.open()
    app = await readersApp(opened)
    owner = await app.signIn()
  }, 300_000)
  afterAll(async () => {
    await app.stop()
    await engine.remove()
  })

  async function addLink(fields: object = {}) {
    const body = { label: 'Acme', ...fields }
    const answer = await app.ask('POST', '/owner/api/links', { cookie: owner, body })
    const { link, url } = await answer.json()
    return { id: link.id as string, path: new URL(url).pathname }
  }
  const change = (id: string, body: object) =>
    app.ask('PATCH', `/owner/api/links/${id}`, { cookie: owner, body })
  let tabs = 0
  const open = (path: string, { cookie = '', address = '192.0.2.1' } = {}) =>
    app.ask('POST', path, {
      cookie,
      body: { tab: tabName(++tabs) },
      headers: { 'x-test-address': address },
    })
  const sessionsOf = async (id: string) =>
    (await openSessions(opened.database, app.clock.now)).filter(({ origin }) => origin === `link:${id}`)
  const visitsOf = async (id: string) => {
    await app.settle()
    return app.store.queries.selectFrom('reads_visits').where('link_id', '=', id).select('id').execute()
  }
  const rightsOf = async (cookie: string) => [
    ...((await app.sessions.find(cookie.split('=')[1]))?.rights ?? []),
  ]

  test('a link is opened thirty times in ten minutes from one network, and meanwhile from others', async () => {
    const { id, path } = await addLink()
    const refused = []
    for (let i = 0; i < 100; i++) {
      const answer = await open(path)
      if (answer.status !== 200) refused.push([answer.status, answer.headers.get('retry-after')])
    }
    expect(refused).toEqual(Array.from({ length: 70 }, () => [429, '600']))
    expect([(await sessionsOf(id)).length, (await visitsOf(id)).length]).toEqual([30, 30])
    expect((await open(path, { address: '192.0.2.2' })).status).toBe(200)
    expect((await open((await addLink()).path)).status).toBe(200)
    app.clock.now += 10 * 60_000
    expect((await open(path)).status).toBe(200)
  })

  test('twenty people in one office open it over and over, each browser with one session', async () => {
    const { id, path } = await addLink()
    const cookies: string[] = []
    for (let person = 0; person < 20; person++) cookies.push(cookieOf(await open(path)))
    for (let times = 0; times < 5; times++) {
      for (const cookie of cookies) {
        const answer = await open(path, { cookie })
        expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null])
      }
    }
    expect((await open(path)).status).toBe(200)
    expect((await sessionsOf(id)).length).toBe(21)
    expect((await visitsOf(id)).length).toBe(30)
  })

  test('a session that is soon over is followed by another one, which keeps what a password gave', async () => {
    const { path } = await addLink()
    const first = cookieOf(await open(path))
    const { token } = await app.sessions.extend(await app.sessions.find(first.split('=')[1]), ['study:one'])
    app.clock.now += 20 * DAY
    const second = cookieOf(await open(path, { cookie: `portfolio-session=${token}` }))
    expect(await rightsOf(second)).toEqual(['general', 'study:one'])
    app.clock.now -= 20 * DAY
  })

  test('a change of a link leaves to its visitors what a password has opened for them', async () => {
    const { id, path } = await addLink({ opens: ['two'] })
    const link = await app.sessions.find(cookieOf(await open(path)).split('=')[1])
    const { token } = await app.sessions.extend(link, ['general', 'study:one'])
    const rights = () => rightsOf(`portfolio-session=${token}`)
    expect((await rights()).sort()).toEqual(['general', 'study:one', 'study:two'])
    await change(id, { label: 'Acme, design team', expiresAt: app.clock.now + 60_000 })
    expect((await rights()).sort()).toEqual(['general', 'study:one', 'study:two'])
    await change(id, { opens: [] })
    expect((await rights()).sort()).toEqual(['general', 'study:one'])
    await change(id, { opens: ['two'] })
    expect((await rights()).sort()).toEqual(['general', 'study:one', 'study:two'])
    app.clock.now += 60_000
    expect(await rights()).toEqual([])
  })

  test('two processes that change one link at once lose none of each other’s changes', async () => {
    const { id } = await addLink()
    const process = () => new Links({ database: opened.again(), choices: DESCRIPTION, now: Date.now })
    const [one, other] = [process(), process()]
    for (let turn = 0; turn < 20; turn++) {
      await Promise.all([
        one.change(id, { label: `Label ${turn}` }),
        other.change(id, { note: `Note ${turn}` }),
        one.change(id, { greeting: `Hello ${turn}` }),
      ])
      expect((await one.all()).find((link) => link.id === id)).toMatchObject({
        label: `Label ${turn}`,
        note: `Note ${turn}`,
        greeting: `Hello ${turn}`,
      })
    }
  })

  test('what is opened or given while a link is revoked elsewhere ends with it', async () => {
    const elsewhere = new Links({ database: opened.again(), choices: DESCRIPTION, now: Date.now })
    for (let turn = 0; turn < 10; turn++) {
      const { id, path } = await addLink()
      const visitor = await app.sessions.find(cookieOf(await open(path)).split('=')[1])
      const [, , extended] = await Promise.all([
        open(path, { address: `198.51.100.${turn}` }),
        elsewhere.revoke(id),
        app.sessions.extend(visitor, ['general']),
      ])
      expect(await sessionsOf(id)).toEqual([])
      await endSessions(opened.database, [extended.token.split('.')[0] ?? ''])
    }
  })
})
