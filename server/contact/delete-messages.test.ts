import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrations.ts'
import { createMailer } from '../mail/mail-transports.ts'
import { contactApp, UNLIMITED, VALID_MESSAGE } from '../testing/contact-app.ts'
import { ENGINES, type Engine } from '../testing/engines.ts'
import { type SmtpPeer, SmtpRefusal, startSmtpPeer } from '../testing/smtp-peer.ts'
import { doChores } from './chores.ts'
import { deleteMessages } from './delete-messages.ts'

const DAY = 24 * 60 * 60_000
const ADDRESSES = { from: 'site@example.com', to: 'tova.merrin@example.com' }

describe.each(ENGINES)('on %s', (_name, startEngine) => {
  let engine: Engine
  let database: Database
  let contact: ReturnType<typeof contactApp>
  let peer: SmtpPeer
  let logged: string[]

  beforeAll(async () => {
    engine = await startEngine()
    database = (await engine.open()).database
    await migrate(database)
  }, 300_000)
  afterAll(() => engine.remove())
  beforeEach(async () => {
    await database.queries.deleteFrom('contact_messages').execute()
    await database.queries.deleteFrom('mail_queue').execute()
    contact = contactApp(database, { rateLimits: UNLIMITED })
    peer = await startSmtpPeer()
    logged = []
  })

  afterEach(() => peer.stop())

  const refuse = (...subjects: string[]) =>
    peer.behave(({ raw }) => {
      if (subjects.some((subject) => raw.includes(subject))) throw new SmtpRefusal(451)
    })
  const stored = async () => {
    const rows = await database.queries.selectFrom('contact_messages').select('subject').execute()
    return rows.map((row) => row.subject).sort()
  }
  const chores = (retentionMs: number | undefined) =>
    doChores({
      database,
      mail: ADDRESSES,
      mailer: createMailer({ ...ADDRESSES, via: { smtpUrl: peer.url } }),
      log: (line) => logged.push(line),
      now: () => contact.clock.now,
      retentionMs,
    })

  test('after its time a message is deleted, but none that the owner has not got', async () => {
    refuse('unsent')
    for (const subject of ['sent', 'unsent']) await contact.post({ ...VALID_MESSAGE, subject })
    await contact.post({ ...VALID_MESSAGE, subject: 'held back and told', website: 'x' })
    await chores(30 * DAY)
    await contact.post({ ...VALID_MESSAGE, subject: 'held back', website: 'x' })
    contact.clock.now += 1
    await contact.post({ ...VALID_MESSAGE, subject: 'young' })
    await chores(30 * DAY)
    expect(await stored()).toEqual(['held back', 'held back and told', 'sent', 'unsent', 'young'])

    refuse('unsent', 'held back')
    contact.clock.now += 30 * DAY
    await chores(undefined)
    expect(await stored()).toHaveLength(5)
    await chores(30 * DAY)
    expect(await stored()).toEqual(['held back', 'unsent', 'young'])
    expect(logged.at(-1)).toBe('2 messages were deleted, because their time is over')
    const left = await database.queries
      .selectFrom('mail_queue')
      .select('state')
      .where('message_id', 'is not', null)
      .execute()
    expect(left.map((row) => row.state).sort()).toEqual(['sent', 'waiting'])
  })

  test('many are deleted, too', async () => {
    for (let i = 0; i < 3; i++) await contact.post(VALID_MESSAGE)
    const [pattern] = await database.queries.selectFrom('contact_messages').selectAll().limit(1).execute()
    const copies = Array.from({ length: 1_200 }, (_, i) => ({
      ...pattern!,
      id: `copy-${i}`,
      summarised_at: 1,
    }))
    for (let i = 0; i < copies.length; i += 100)
      await database.queries
        .insertInto('contact_messages')
        .values(copies.slice(i, i + 100))
        .execute()
    await chores(DAY)
    contact.clock.now += 2 * DAY
    await chores(DAY)
    expect(await stored()).toEqual([])
  })

  test('a message is deleted with its place in the outbox', async () => {
    await contact.post(VALID_MESSAGE)
    const [message] = await database.queries.selectFrom('contact_messages').select('id').execute()
    expect(await deleteMessages(database, [message!.id])).toBe(1)
    expect(await stored()).toEqual([])
    expect(await database.queries.selectFrom('mail_queue').selectAll().execute()).toEqual([])
    expect(await deleteMessages(database, [message!.id])).toBe(0)
  })
})
