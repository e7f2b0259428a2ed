import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrations.ts'
import { LARGEST_BODY } from '../http/read-body.ts'
import { onQueued } from '../mail/queue.ts'
import { CONTACT_PATH, contactApp, VALID_MESSAGE } from '../testing/contact-app.ts'
import { ENGINES, type Engine } from '../testing/engines.ts'

const MINUTE = 60_000

describe.each(ENGINES)('on %s', (_name, startEngine) => {
  let engine: Engine
  let database: Database
  let contact: ReturnType<typeof contactApp>

  beforeAll(async () => {
    engine = await startEngine()
    database = (await engine.open()).database
    await migrate(database)
  }, 300_000)
  afterAll(() => engine.remove())
  beforeEach(async () => {
    await database.queries.deleteFrom('contact_messages').execute()
    contact = contactApp(database)
  })

  const stored = () =>
    database.queries.selectFrom('contact_messages').selectAll().orderBy('received_at').execute()
  const outbox = () => database.queries.selectFrom('mail_queue').selectAll().execute()

  test('a message is stored with its place in the outbox, then answered with success', async () => {
    let woken = 0
    const { post, clock } = contactApp(database)
    const endListening = onQueued(() => woken++)
    const answer = await post(VALID_MESSAGE)
    endListening()
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ ok: true })
    const [message, ...more] = await stored()
    expect(more).toEqual([])
    expect(message).toMatchObject({ ...VALID_MESSAGE, state: 'accepted', received_at: clock.now })
    expect(await outbox()).toMatchObject([
      { message_id: message?.id, state: 'waiting', attempts: 0, next_attempt_at: clock.now },
    ])
    expect(woken).toBe(1)
  })

  test('every character comes back as it was written', async () => {
    const message = 'Zoë 👩🏽‍🎨 “quotes” \\ \' " % _ $1 ? ; -- \t\n\n漢字 \u202e end'
    await contact.post({ ...VALID_MESSAGE, message })
    expect((await stored())[0]?.message).toBe(message)
  })

  test('an invalid message names its fields and is not stored', async () => {
    const answer = await contact.post({ ...VALID_MESSAGE, name: '', email: 'nobody' })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: expect.any(String), fields: ['name', 'email'] })
    expect(await stored()).toEqual([])
  })

  test('a repeated submission is stored once; the same key with other words is another message', async () => {
    const first = { ...VALID_MESSAGE, idempotencyKey: 'key-1' }
    const answers = await Promise.all([contact.post(first), contact.post(first), contact.post(first)])
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
    expect(await stored()).toHaveLength(1)
    expect(await outbox()).toHaveLength(1)

    await contact.post({ ...first, message: 'Something else' })
    expect(await stored()).toHaveLength(2)
    await contact.post(VALID_MESSAGE)
    await contact.post(VALID_MESSAGE)
    expect(await stored()).toHaveLength(4)
  })

  test.each([{ website: 'https://spam.example' }, { fillTimeMs: 1_999 }, { fillTimeMs: 0 }])(
    'a robot (%j) gets success, and its message is kept but not sent',
    async (signal) => {
      expect((await contact.post({ ...VALID_MESSAGE, ...signal })).status).toBe(200)
      expect(await stored()).toMatchObject([{ state: 'quarantined' }])
      expect(await outbox()).toEqual([])
    },
  )

  test("another client's message, without a browser's signals, is a message like any other", async () => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' } }
    const body = JSON.stringify(VALID_MESSAGE)
    expect((await contact.app.request(CONTACT_PATH, { ...init, body })).status).toBe(200)
    expect(await stored()).toMatchObject([{ ...VALID_MESSAGE, state: 'accepted' }])
    expect(await outbox()).toMatchObject([{ state: 'waiting', next_attempt_at: contact.clock.now }])
  })

  test.each([2_000, -5, undefined, null])('a person whose time is %s is no robot', async (fillTimeMs) => {
    await contact.post({ ...VALID_MESSAGE, website: '', fillTimeMs })
    expect(await stored()).toMatchObject([{ state: 'accepted' }])
  })

  test('one address may send 5 in 10 minutes, also all at once, and is told when to come back', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => contact.post(VALID_MESSAGE)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(5)
    expect(await stored()).toHaveLength(5)

    contact.clock.now += 4 * MINUTE
    const refused = await contact.post(VALID_MESSAGE)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('360')
    expect(await refused.json()).toMatchObject({ error: expect.any(String) })
    expect((await contact.post(VALID_MESSAGE, { 'x-test-address': '192.0.2.2' })).status).toBe(200)

    contact.clock.now += 6 * MINUTE
    expect((await contact.post(VALID_MESSAGE)).status).toBe(200)
  })

  test('a repeated submission is not refused, because it is already stored', async () => {
    const message = { ...VALID_MESSAGE, idempotencyKey: 'again' }
    await contact.post(message)
    for (let i = 0; i < 4; i++) await contact.post(VALID_MESSAGE)
    expect((await contact.post(VALID_MESSAGE)).status).toBe(429)
    expect((await contact.post(message)).status).toBe(200)
  })

  test('one address may send 30 a day', async () => {
    for (let i = 0; i < 30; i++) {
      expect((await contact.post(VALID_MESSAGE)).status).toBe(200)
      contact.clock.now += 3 * MINUTE
    }
    const refused = await contact.post(VALID_MESSAGE)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe(String(24 * 3600 - 30 * 180))
  })

  test("a visitor's address is nowhere in the database, and one IPv6 network is one sender", async () => {
    for (let i = 0; i < 5; i++) await contact.post(VALID_MESSAGE, { 'x-test-address': `2001:db8:1:2::${i}` })
    expect((await contact.post(VALID_MESSAGE, { 'x-test-address': '2001:db8:1:2:ff::1' })).status).toBe(429)
    expect((await contact.post(VALID_MESSAGE, { 'x-test-address': '2001:db8:1:3::1' })).status).toBe(200)
    const everything = JSON.stringify([await stored(), await outbox()])
    expect(everything).not.toContain('2001')
  })

  test('a closed database is a failure answer, and no success', async () => {
    const { database: closed } = await engine.open()
    await migrate(closed)
    const { post, app, logged } = contactApp(closed)
    await closed.close()
    const answer = await post(VALID_MESSAGE)
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({ error: 'The message could not be stored' })
    expect(logged[0]).toContain('could not be stored')
    expect((await app.request('/healthz')).status).toBe(503)
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonx',
    '',
  ])('content type %j is refused', async (type) => {
    expect((await contact.post(VALID_MESSAGE, { 'content-type': type })).status).toBe(415)
  })

  test('200,000 characters of any script arrive whole', async () => {
    for (const character of ['x', 'ж', '字', '𒀀', '"', '\n.']) {
      const message = character.repeat(200_000).trim()
      expect((await contact.post({ ...VALID_MESSAGE, message })).status).toBe(200)
      contact.clock.now += 10 * MINUTE
      expect((await stored()).at(-1)?.message === message).toBe(true)
    }
  })

  test('more than 1 MB is too much, announced or not', async () => {
    const body = JSON.stringify({ ...VALID_MESSAGE, message: 'x'.repeat(LARGEST_BODY) })
    expect((await contact.post(body, { 'content-length': String(body.length) })).status).toBe(413)
    const refused = await contact.post(body)
    expect(refused.status).toBe(413)
    expect(await refused.json()).toEqual({ error: 'The message is larger than 1 MB' })
    expect(await stored()).toEqual([])
    const fits = { ...VALID_MESSAGE, message: 'x'.repeat(LARGEST_BODY - 1_000) }
    expect((await contact.post(fits)).status).toBe(200)
    expect((await stored())[0]?.message.length).toBe(fits.message.length)
  })

  test('a preflight from a configured origin allows what the client sends; another origin gets nothing', async () => {
    const preflight = (origin: string) =>
      contact.app.request(CONTACT_PATH, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      })
    const allowed = await preflight('https://site.example.com')
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://site.example.com')
    const headers = allowed.headers.get('access-control-allow-headers') ?? ''
    for (const name of ['authorization', 'x-client-info', 'apikey', 'content-type'])
      expect(headers).toContain(name)
    const refused = await preflight('https://evil.example.com')
    expect(refused.headers.get('access-control-allow-origin')).toBeNull()

    const answer = await contact.post(VALID_MESSAGE, { origin: 'https://site.example.com' })
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://site.example.com')
  })

  test('other methods and other functions are answered with an error, never with a page', async () => {
    const get = await contact.app.request(CONTACT_PATH)
    expect(get.status).toBe(405)
    expect(get.headers.get('allow')).toBe('POST, OPTIONS')
    for (const path of ['/functions/v1/other', '/rest/v1/contact_messages', '/auth/v1/token']) {
      const answer = await contact.app.request(path, { method: 'POST' })
      expect(answer.status).toBe(404)
      expect(await answer.json()).toEqual({ error: 'Not found' })
    }
  })

  test('the health check sees the database', async () => {
    const answer = await contact.app.request('/healthz')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ status: 'ok', database: 'ok', mail: 'off', failed: 0 })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})
