import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrations.ts'
import { contactApp, UNLIMITED, VALID_MESSAGE } from '../testing/contact-app.ts'
import { type Engine, sqliteEngine } from '../testing/engines.ts'
import { type SmtpPeer, SmtpRefusal, startSmtpPeer } from '../testing/smtp-peer.ts'
import { type DeliveryParts, deliverDue, nextAttemptAt } from './delivery.ts'
import { createMailer } from './mail-transports.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const ADDRESSES = { from: 'site@example.com', to: 'tova.merrin@example.com' }

let engine: Engine
let database: Database
let peer: SmtpPeer
let contact: ReturnType<typeof contactApp>
let parts: DeliveryParts
let logged: string[]

beforeEach(async () => {
  engine = await sqliteEngine()
  database = (await engine.open()).database
  await migrate(database)
  peer = await startSmtpPeer()
  contact = contactApp(database, { rateLimits: UNLIMITED, sendsMail: true })
  logged = []
  parts = {
    database,
    mail: ADDRESSES,
    mailer: createMailer({ ...ADDRESSES, via: { smtpUrl: peer.url } }),
    log: (line) => logged.push(line),
    now: () => contact.clock.now,
  }
})
afterEach(async () => {
  await peer.stop()
  await engine.remove()
})

const outbox = () => database.queries.selectFrom('mail_queue').selectAll().execute()
const health = async () => (await contact.app.request('/healthz')).json()

/** An attempt at that time, after as many others as there would have been by then. */
async function deliverAt(time: number, attemptsBefore: number): Promise<void> {
  contact.clock.now = time
  await database.queries.updateTable('mail_queue').set({ attempts: attemptsBefore }).execute()
  await deliverDue(parts)
}

test('a mailbox that is full for hours gets the message when it has room again', async () => {
  await contact.post(VALID_MESSAGE)
  const start = contact.clock.now
  peer.behave(() => {
    throw new SmtpRefusal(550)
  })
  await deliverDue(parts)
  await deliverAt(start + 20 * HOUR, 27)
  expect(await outbox()).toMatchObject([{ state: 'waiting', last_error: expect.stringContaining('550') }])
  expect(await health()).toMatchObject({ status: 'degraded', database: 'ok', mail: 'failing', failed: 0 })

  peer.behave(() => {})
  await deliverAt(start + 21 * HOUR, 28)
  expect(peer.received).toHaveLength(1)
  expect(await health()).toMatchObject({ status: 'ok', mail: 'ok' })
})

test('what is refused for a day is given up, and log and health say so, without personal data', async () => {
  await contact.post(VALID_MESSAGE)
  const start = contact.clock.now
  peer.behave(() => {
    throw new SmtpRefusal(554)
  })
  await deliverAt(start + DAY - 1, 30)
  expect(await outbox()).toMatchObject([{ state: 'waiting' }])
  await deliverAt(start + DAY + HOUR, 31)
  expect(await outbox()).toMatchObject([{ state: 'failed', last_error: expect.stringContaining('554') }])
  expect(logged.at(-1)).toMatch(/was not sent .* given up; try again with: npm run inbox -- resend --failed/)
  expect(logged.join()).not.toContain('ada.rowe')
  const answer = await contact.app.request('/healthz')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ status: 'degraded', database: 'ok', mail: 'ok', failed: 1 })
})

test('attempts come ever later, at most an hour apart; a refusal ends after a day, silence after five', () => {
  const at = (attempts: number, age: number, refused: boolean) =>
    nextAttemptAt({ attempts, created_at: 0 }, age, refused, () => 1)
  for (const refused of [true, false]) {
    const pauses = [1, 2, 3, 4, 500].map((attempts) => at(attempts, 0, refused))
    expect(pauses).toEqual([10_000, 20_000, 40_000, 80_000, HOUR])
  }
  expect(nextAttemptAt({ attempts: 1, created_at: 0 }, 0, false, () => 0)).toBe(5_000)
  expect(at(30, DAY - 1, true)).toBeDefined()
  expect(at(30, DAY, true)).toBeUndefined()
  expect(at(130, 5 * DAY - 1, false)).toBeDefined()
  expect(at(130, 5 * DAY, false)).toBeUndefined()
  // The process was off, or the clock was set forward: it has hardly been tried.
  expect(at(3, 400 * DAY, true)).toBeDefined()
})

test('an address that the server does not take in a header stands in the text, and the mail goes', async () => {
  await peer.stop()
  peer = await startSmtpPeer(peer.port, { hideSMTPUTF8: true })
  peer.behave(({ raw }) => {
    const head = raw.split('\r\n\r\n', 1)[0] ?? ''
    if (/[^\r\n\t -~]/.test(head) || head.includes('ada..rowe')) throw new SmtpRefusal(550)
  })
  const emails = ['jürgen@example.de', 'ada..rowe@example.com', 'ada@exämple.com', 'rtl\u202e@example.com']
  for (const email of emails) await contact.post({ ...VALID_MESSAGE, email })
  await deliverDue(parts)
  expect((await outbox()).map((row) => row.state)).toEqual(['sent', 'sent', 'sent', 'sent'])
  const mails = peer.received.map(({ raw }) => decodeQuotedPrintable(raw))
  const mailWith = (text: string) => mails.find((mail) => mail.includes(text)) ?? ''
  for (const address of ['jürgen@example.de', 'ada..rowe@example.com', 'rtl⟨U+202E⟩@example.com']) {
    expect(mailWith(`Reply to: ${address}`)).not.toMatch(/^Reply-To:/m)
  }
  expect(mailWith('ada@exämple.com')).toContain('Reply-To: Ada Rowe <ada@xn--exmple-cua.com>')
})

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

test('letters that hide or turn others around are shown as what they are', async () => {
  await contact.post({
    ...VALID_MESSAGE,
    name: 'Ada \u202eewoR',
    subject: 'gpj\u2066.exe\u200b',
    message: 'kept \u202e as it is',
  })
  await deliverDue(parts)
  const raw = peer.received[0]?.raw ?? ''
  const mail = decodeQuotedPrintable(raw)
  expect(mail).toContain('Subject: gpj⟨U+2066⟩.exe⟨U+200B⟩')
  expect(mail).toContain('From: Ada ⟨U+202E⟩ewoR <ada.rowe@example.com>')
  expect(mail).toContain('kept \u202e as it is')
  const [head = ''] = raw.split('\r\n\r\n', 1)
  const words = head.replace(/\?=\r?\n? =\?UTF-8\?Q\?/g, '')
  expect(words).toContain('E2=9F=A8U+2066=E2=9F=A9')
  expect(words).not.toMatch(/E2=80=AE|E2=81=A6|E2=80=8B/)
})
