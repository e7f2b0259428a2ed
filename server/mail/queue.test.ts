import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrations.ts'
import { contactApp, UNLIMITED, VALID_MESSAGE } from '../testing/contact-app.ts'
import { ENGINES, type Engine } from '../testing/engines.ts'
import { claimDue, markSent, markUnsent, nextDueAt } from './claim-mail.ts'
import { addNotice, CLOCK_TOLERANCE_MS, LONGEST_MAIL_DELAY_MS, requeue } from './queue.ts'

const LEASE = 60_000
const HOUR = 60 * 60_000

describe.each(ENGINES)('on %s', (_name, startEngine) => {
  let engine: Engine
  let database: Database
  let otherProcess: Database
  let now: number

  beforeAll(async () => {
    engine = await startEngine()
    const opened = await engine.open()
    database = opened.database
    await migrate(database)
    otherProcess = opened.again()
  }, 300_000)
  afterAll(() => engine.remove())
  beforeEach(async () => {
    await database.queries.deleteFrom('contact_messages').execute()
    await database.queries.deleteFrom('mail_queue').execute()
  })

  async function store(count: number): Promise<void> {
    const { post, clock } = contactApp(database, { rateLimits: UNLIMITED })
    now = clock.now
    for (let i = 0; i < count; i++) await post(VALID_MESSAGE)
  }
  const claim = (at: number, from = database) => claimDue(from, at, 100, LEASE)
  const rows = () => database.queries.selectFrom('mail_queue').selectAll().execute()

  test('a claimed row is nobody else’s until its lease ends', async () => {
    await store(2)
    expect(await claim(now - 1)).toEqual([])
    const first = await claim(now)
    expect(first).toHaveLength(2)
    expect(first[0]).toMatchObject({ message: VALID_MESSAGE, attempts: 1 })
    expect(await claim(now + LEASE - 1, otherProcess)).toEqual([])
    expect(await claim(now + LEASE, otherProcess)).toHaveLength(2)
    expect((await rows()).map((row) => row.attempts)).toEqual([2, 2])
  })

  test('claimers at the same time never share a row', async () => {
    await store(60)
    const claims = await Promise.all(
      Array.from({ length: 12 }, (_, i) => claimDue(i % 2 ? database : otherProcess, now, 10, LEASE)),
    )
    const ids = claims.flat().map(({ mail_id }) => mail_id)
    expect(new Set(ids).size).toBe(ids.length)
    // A claimer that found its rows taken comes back for the rest.
    const rest = await claim(now)
    expect(ids.length + rest.length).toBe(60)
  })

  test('a sent message stays, and is due no more', async () => {
    await store(1)
    const [message] = await claim(now)
    await markSent(database, message?.mail_id ?? '', now + 5)
    expect(await rows()).toMatchObject([{ state: 'sent', sent_at: now + 5 }])
    expect(await claim(now + 10 * LEASE)).toEqual([])
    expect(await nextDueAt(database)).toBeUndefined()
  })

  test('a failed attempt is due again at its time, or never', async () => {
    await store(1)
    const [first] = await claim(now)
    await markUnsent(database, first!, 'refused', now + 500)
    expect(await nextDueAt(database)).toBe(now + 500)
    expect(await claim(now + 499)).toEqual([])
    const [second] = await claim(now + 500)
    await markUnsent(database, second!, 'refused for good', undefined)
    expect(await rows()).toMatchObject([{ state: 'failed', last_error: 'refused for good', attempts: 2 }])
    expect(await claim(now + 1e9)).toEqual([])
  })

  test('a failure that comes after the lease ended does not undo the next attempt', async () => {
    await store(1)
    const [late] = await claim(now)
    const [current] = await claim(now + LEASE, otherProcess)
    await markUnsent(database, late!, 'too late', undefined)
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 2, last_error: null }])
    await markSent(otherProcess, current!.mail_id, now + LEASE + 1)
    await markUnsent(database, current!, 'after success', undefined)
    expect(await rows()).toMatchObject([{ state: 'sent' }])
  })

  test('after the clock was set forward and back nothing waits longer than the longest pause', async () => {
    const jump = 12 * HOUR
    await store(2)
    const [, refused] = await claim(now + jump)
    await markUnsent(database, refused!, 'refused', now + jump + 500)
    const { post, clock } = contactApp(database, { rateLimits: UNLIMITED })
    clock.now = now + jump
    await post(VALID_MESSAGE)
    expect(await claim(now, otherProcess)).toHaveLength(3)
    expect(await claim(now)).toEqual([])
    expect(await claim(now + LEASE)).toHaveLength(3)

    await database.queries
      .updateTable('mail_queue')
      .set({ next_attempt_at: now + HOUR })
      .execute()
    expect(await claim(now)).toEqual([])
    expect(await claim(now + HOUR)).toHaveLength(3)
  })

  test('a first attempt may be put off as long as mails ever wait, not for longer', async () => {
    await store(1)
    const putOff = (by: number) =>
      database.queries
        .updateTable('mail_queue')
        .set({ attempts: 0, next_attempt_at: now + by })
        .execute()
    await putOff(LONGEST_MAIL_DELAY_MS)
    expect(await claim(now)).toEqual([])
    // A second machine's clock need not be quite as far.
    expect(await claim(now - CLOCK_TOLERANCE_MS)).toEqual([])
    expect(await claim(now + LONGEST_MAIL_DELAY_MS)).toHaveLength(1)
    await putOff(LONGEST_MAIL_DELAY_MS + CLOCK_TOLERANCE_MS + 1)
    expect(await claim(now)).toHaveLength(1)
  })

  test('a message can be sent again, a quarantined one for the first time', async () => {
    const { post, clock } = contactApp(database)
    await post({ ...VALID_MESSAGE, website: 'x' })
    const [message] = await database.queries.selectFrom('contact_messages').select('id').execute()
    expect(await requeue(database, message!.id, clock.now)).toBe(true)
    const [claimed] = await claim(clock.now)
    await markSent(database, claimed!.mail_id, clock.now)
    expect(await requeue(database, message!.id, clock.now + 1)).toBe(true)
    expect(await claim(clock.now + 1)).toHaveLength(1)
    expect(await requeue(database, 'unknown', clock.now)).toBe(false)
  })

  test('a notice of one id is sent once, beside the messages', async () => {
    await store(1)
    const notice = { id: 'week-1', subject: 'Readers', text: 'Nobody' }
    for (const text of ['Nobody', 'Somebody']) await addNotice(database.queries, { ...notice, text }, now)
    const claimed = await claim(now)
    expect(claimed.map(({ notice_text }) => notice_text).sort()).toEqual(['Nobody', null])
    for (const { mail_id } of claimed) await markSent(database, mail_id, now)
    await addNotice(database.queries, notice, now)
    expect(await claim(now + 1e9)).toEqual([])
  })
})
