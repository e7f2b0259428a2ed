import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrations.ts'
import { claimDue, markSent } from '../mail/claim-mail.ts'
import { contactApp, UNLIMITED, VALID_MESSAGE } from '../testing/contact-app.ts'
import { ENGINES, type Engine } from '../testing/engines.ts'
import { deleteMessages } from './delete-messages.ts'
import { DEFAULT_RATE_LIMITS } from './rate-limits.ts'
import { storeState } from './store-quota.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const YEAR = 365 * 24 * HOUR

describe.each(ENGINES)('on %s', (_name, startEngine) => {
  let engine: Engine
  let database: Database

  beforeAll(async () => {
    engine = await startEngine()
    database = (await engine.open()).database
    await migrate(database)
  }, 300_000)
  afterAll(() => engine.remove())
  beforeEach(async () => {
    await deleteAll()
  })

  async function deleteAll() {
    const rows = await database.queries.selectFrom('contact_messages').select('id').execute()
    for (const { id } of rows) await deleteMessages(database, [id])
    await database.queries.deleteFrom('mail_queue').execute()
  }
  const from = (address: string) => ({ 'x-test-address': address })

  test('a sender with a whole /48 shuts nobody out, and may not send without end', async () => {
    const { post } = contactApp(database)
    const send = async (addresses: string[]) => {
      const answers = await Promise.all(addresses.map((address) => post(VALID_MESSAGE, from(address))))
      return answers.filter((answer) => answer.status === 200).length
    }
    const of56 = Array.from({ length: 15 }, (_, i) => `2001:db8:1:${(0x100 + i).toString(16)}::1`)
    expect(await send(of56)).toBe(10)
    const of48 = Array.from({ length: 200 }, (_, i) => `2001:db8:1:${(i * 256).toString(16)}::1`)
    expect(await send(of48)).toBe(10)
    expect(await send(['2001:db8:2::1', '192.0.2.7'])).toBe(2)
  })

  test('past the limit of everyone messages are stored, and their mails go out in later hours', async () => {
    const rateLimits = { ...DEFAULT_RATE_LIMITS, everyonePerHour: 4 }
    const { post, clock } = contactApp(database, { rateLimits })
    for (let i = 0; i < 14; i++) {
      expect((await post({ ...VALID_MESSAGE, website: 'x' }, from(`198.51.100.${i}`))).status).toBe(200)
      expect((await post(VALID_MESSAGE, from(`198.51.100.${i}`))).status).toBe(200)
      clock.now += 1
    }
    const sentInHours: number[] = []
    for (let hour = 0; hour < 5; hour++) {
      const claimed = await claimDue(database, clock.now, 100, MINUTE)
      for (const { mail_id } of claimed) await markSent(database, mail_id, clock.now)
      sentInHours.push(claimed.length)
      clock.now += HOUR
    }
    expect(sentInHours).toEqual([4, 4, 4, 2, 0])
  })

  test('a full store says so, keeps what it has, and takes messages again when some were deleted', async () => {
    const quota = 400_000
    const { post, logged } = contactApp(database, { rateLimits: UNLIMITED, storeQuota: quota })
    const long = () => 'ä'.repeat(22_000)
    const kept = { ...VALID_MESSAGE, idempotencyKey: 'kept' }
    expect((await post(kept)).status).toBe(200)
    expect(await storeState(database.queries, quota)).toBe('ok')

    let answer: Response
    do answer = await post({ ...VALID_MESSAGE, message: long() })
    while (answer.status === 200)
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({ error: 'No more messages can be stored at the moment' })
    expect(logged).toEqual([expect.stringContaining('STORE_QUOTA_MB')])

    // The last tenth is kept for messages as people write them.
    expect(await storeState(database.queries, quota)).toBe('ok')
    do answer = await post({ ...VALID_MESSAGE, message: 'a'.repeat(16_000) })
    while (answer.status === 200)
    expect(answer.status).toBe(503)
    expect(await storeState(database.queries, quota)).toBe('full')
    expect((await post(VALID_MESSAGE)).status).toBe(503)
    expect((await post(kept)).status).toBe(200)
    const notices = database.queries.selectFrom('mail_queue').select('notice_subject')
    expect(await notices.where('message_id', 'is', null).execute()).toEqual([
      { notice_subject: 'Portfolio: the inbox is nearly full' },
    ])

    await deleteAll()
    expect(await storeState(database.queries, quota)).toBe('ok')
    expect((await post({ ...VALID_MESSAGE, message: long() })).status).toBe(200)
  })

  test('the bytes of a network are limited by the day, and those of its neighbors are not', async () => {
    const { post, clock } = contactApp(database, { rateLimits: { ...UNLIMITED, addressMegabytesPerDay: 1 } })
    const long = { ...VALID_MESSAGE, message: 'x'.repeat(300_000) }
    const send = async (address: string, times: number) => {
      const statuses: number[] = []
      for (let i = 0; i < times; i++) statuses.push((await post(long, from(address))).status)
      return statuses
    }
    expect(await send('192.0.2.1', 4)).toEqual([200, 200, 200, 429])
    expect((await post(VALID_MESSAGE, from('192.0.2.1'))).status).toBe(200)
    expect(await send('192.0.2.2', 1)).toEqual([200])
    // A /48 may send four times as much as a /64.
    const of48 = Array.from({ length: 15 }, (_, i) => `2001:db8:1:${(i * 256).toString(16)}::1`)
    const statuses = (await Promise.all(of48.map((address) => send(address, 1)))).flat()
    expect(statuses.filter((status) => status === 200)).toHaveLength(13)
    clock.now += 24 * HOUR
    expect(await send('192.0.2.1', 1)).toEqual([200])
  })

  test('a clock that was wrong for a while refuses nobody and delays no mail afterwards', async () => {
    const rateLimits = { ...DEFAULT_RATE_LIMITS, everyonePerHour: 5 }
    const { post, clock } = contactApp(database, { rateLimits })
    clock.now += YEAR
    for (let i = 0; i < 5; i++) expect((await post(VALID_MESSAGE)).status).toBe(200)
    expect((await post(VALID_MESSAGE)).status).toBe(429)

    clock.now -= YEAR
    for (let i = 0; i < 5; i++) expect((await post(VALID_MESSAGE)).status).toBe(200)
    const due = database.queries.selectFrom('mail_queue').where('next_attempt_at', '<=', clock.now)
    expect(await due.selectAll().execute()).toHaveLength(5)
    expect((await post(VALID_MESSAGE)).status).toBe(429)
    clock.now += 10 * MINUTE
    expect((await post(VALID_MESSAGE)).status).toBe(200)
  })

  test('who has sent enough, or was refused too often, is refused before the body is read', async () => {
    const { app, post, clock } = contactApp(database)
    /** A body that never ends: only an answer that does not wait for it comes at all. */
    const endless = () =>
      app.request('/functions/v1/send-contact-email', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: new ReadableStream(),
        duplex: 'half',
      } as RequestInit)
    for (let i = 0; i < 5; i++) expect((await post(VALID_MESSAGE)).status).toBe(200)
    expect((await endless()).status).toBe(429)

    clock.now += 30 * MINUTE
    for (let i = 0; i < 30; i++) expect((await post('{')).status).toBe(400)
    const refused = await endless()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('600')
    expect((await post(VALID_MESSAGE, from('192.0.2.2'))).status).toBe(200)
    clock.now += 10 * MINUTE
    expect((await post(VALID_MESSAGE)).status).toBe(200)
  })

  test('a refused sender is in the log, without address and words, and does not fill it', async () => {
    const { post, logged } = contactApp(database)
    for (let i = 0; i < 150; i++) await post({ ...VALID_MESSAGE, idempotencyKey: `key ${i}` })
    expect(logged.length).toBeGreaterThan(0)
    expect(logged.length).toBeLessThan(15)
    for (const line of logged) {
      expect(line).toMatch(/^Too many messages: one sender was refused, \d+ times within ten minutes$/)
    }
  })
})
