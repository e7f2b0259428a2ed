import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrations.ts'
import { claimDue } from '../mail/claim-mail.ts'
import type { DeliveryParts } from '../mail/delivery.ts'
import { createMailer } from '../mail/mail-transports.ts'
import { requeue } from '../mail/queue.ts'
import { contactApp, UNLIMITED, VALID_MESSAGE } from '../testing/contact-app.ts'
import { ENGINES, type Engine } from '../testing/engines.ts'
import { type SmtpPeer, SmtpRefusal, startSmtpPeer } from '../testing/smtp-peer.ts'
import { doChores } from './chores.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const ADDRESSES = { from: 'site@example.com', to: 'tova.merrin@example.com' }

describe.each(ENGINES)('on %s', (_name, startEngine) => {
  let engine: Engine
  let database: Database
  let otherProcess: Database
  let peer: SmtpPeer
  let contact: ReturnType<typeof contactApp>
  let parts: DeliveryParts

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
    await database.queries.updateTable('contact_state').set({ value: 0 }).execute()
    peer = await startSmtpPeer()
    contact = contactApp(database, { rateLimits: UNLIMITED })
    parts = {
      database,
      mail: ADDRESSES,
      mailer: createMailer({ ...ADDRESSES, via: { smtpUrl: peer.url } }),
      log: () => {},
      now: () => contact.clock.now,
    }
  })
  afterEach(() => peer.stop())

  const hold = (subject: string, name = 'Ada Rowe') =>
    contact.post({ ...VALID_MESSAGE, name, subject, website: 'x' })
  const subjectOf = ({ raw }: { raw: string }) => /^Subject: (.*)/m.exec(raw)?.[1]?.trim()
  const subjects = () => peer.received.map(subjectOf)
  const summaries = () => peer.received.filter((mail) => subjectOf(mail)?.startsWith('Portfolio: '))

  test('the owner is told once a day, with what it takes to release a message', async () => {
    await hold('First')
    await hold('Second <b>')
    await hold('Third')
    await contact.post(VALID_MESSAGE)
    await doChores(parts)
    await doChores(parts)
    expect(summaries().map(subjectOf)).toEqual(['Portfolio: 3 held back'])
    const [mail] = summaries()
    expect(mail?.to).toEqual(['tova.merrin@example.com'])
    expect(mail?.raw).toMatch(/[0-9a-f]{8} {2}2026-01-05 09:00 {2}Ada Rowe: First/)
    expect(mail?.raw).toContain('npm run inbox release ID')
    expect(mail?.raw).not.toContain(VALID_MESSAGE.subject)
    expect(mail?.raw.split('text/html')[1]).not.toContain('<b>')

    contact.clock.now += 23 * HOUR
    await hold('Fourth')
    await doChores({ ...parts, database: otherProcess })
    expect(summaries()).toHaveLength(1)
    contact.clock.now += HOUR
    await doChores({ ...parts, database: otherProcess })
    expect(summaries().map(subjectOf)).toEqual(['Portfolio: 3 held back', 'Portfolio: 1 held back'])
    expect(summaries()[1]?.raw).toContain('Fourth')
    expect(summaries()[1]?.raw).not.toContain('First')

    contact.clock.now += DAY
    await doChores(parts)
    expect(summaries()).toHaveLength(2)
  })

  test('processes that run side by side send it once', async () => {
    await hold('First')
    const all = [parts, { ...parts, database: otherProcess }, parts, { ...parts, database: otherProcess }]
    await Promise.all(all.map((each) => doChores(each)))
    expect(peer.received).toHaveLength(1)
  })

  test('it is not lost when the mail server refuses, or when the process ends in the middle', async () => {
    await hold('First')
    peer.behave(() => {
      throw new SmtpRefusal(451)
    })
    await doChores(parts)
    peer.behave(() => {})
    await doChores(parts)
    expect(peer.received).toEqual([])
    contact.clock.now += HOUR
    // Leased by a process that was killed before it could send.
    expect(await claimDue(database, contact.clock.now, 5, 60_000)).toHaveLength(1)
    await doChores(parts)
    expect(peer.received).toEqual([])
    contact.clock.now += 60_000
    await doChores(parts)
    expect(subjects()).toEqual(['Portfolio: 1 held back'])
  })

  test('a clock that was set forward and back does not put it off', async () => {
    await hold('First')
    contact.clock.now += 365 * DAY
    await doChores(parts)
    contact.clock.now -= 365 * DAY
    await hold('Second')
    await doChores(parts)
    expect(peer.received).toHaveLength(2)
    expect(peer.received[1]?.raw).toContain('Second')
  })

  test('a released message is mailed like any other, and is held back no more', async () => {
    await hold('No robot')
    const [message] = await database.queries.selectFrom('contact_messages').select('id').execute()
    await requeue(database, message?.id ?? '', contact.clock.now)
    await doChores(parts)
    expect(subjects()).toEqual(['Portfolio message: No robot'])
  })

  test('names and subjects are safe to show, and many are counted', async () => {
    for (let i = 0; i < 52; i++) await hold(`Subject ${i} \u202e`, 'x'.repeat(5_000))
    await doChores(parts)
    expect(subjects()).toEqual(['Portfolio: 52 held back'])
    const raw = peer.received[0]?.raw ?? ''
    expect(raw).toContain('and 2 more')
    expect(raw).not.toMatch(/\u202e|E2=80=AE/)
    expect(raw.length).toBeLessThan(40_000)
  })
})
