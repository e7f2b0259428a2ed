import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrations.ts'
import { contactApp, UNLIMITED, VALID_MESSAGE } from '../testing/contact-app.ts'
import { type Engine, sqliteEngine } from '../testing/engines.ts'
import { freePort } from '../testing/free-port.ts'
import { type SmtpPeer, SmtpRefusal, startSmtpPeer } from '../testing/smtp-peer.ts'
import { type DeliveryParts, deliverDue, LEASE_MS } from './delivery.ts'
import { createMailer } from './mail-transports.ts'
import { startWorker } from './worker.ts'

const ADDRESSES = { from: 'Portfolio <site@example.com>', to: 'tova.merrin@example.com' }

let engine: Engine
let opened: Awaited<ReturnType<Engine['open']>>
let database: Database
let peer: SmtpPeer
let contact: ReturnType<typeof contactApp>
let parts: DeliveryParts
let logged: string[]

beforeEach(async () => {
  engine = await sqliteEngine()
  opened = await engine.open()
  database = opened.database
  await migrate(database)
  peer = await startSmtpPeer()
  contact = contactApp(database, { rateLimits: UNLIMITED })
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
const header = (raw: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(raw)?.[1]?.replace(/\r\n[ \t]/g, ' ')

test('a message goes to the owner, and a reply goes to the visitor', async () => {
  await contact.post(VALID_MESSAGE)
  await deliverDue(parts)
  const [mail, ...more] = peer.received
  expect(more).toEqual([])
  expect(mail).toMatchObject({ from: 'site@example.com', to: ['tova.merrin@example.com'] })
  const raw = mail?.raw ?? ''
  const [row] = await outbox()
  expect(header(raw, 'From')).toBe('Portfolio <site@example.com>')
  expect(header(raw, 'Reply-To')).toBe('Ada Rowe <ada.rowe@example.com>')
  expect(header(raw, 'Subject')).toBe('Portfolio message: A role in Lisbon')
  expect(header(raw, 'Message-ID')).toBe(`<${row?.message_id}@example.com>`)
  expect(raw).toContain('Content-Type: text/plain')
  expect(raw).toContain('Content-Type: text/html')
  expect(raw).toContain('would you talk with us?')
  expect(row).toMatchObject({ state: 'sent', attempts: 1, sent_at: contact.clock.now })
})

test('nothing that a visitor writes becomes a header or markup', async () => {
  const evil = 'x\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script>'
  await contact.post({
    name: `"${evil}", <a@example.com>`,
    email: 'a,b@example.com',
    subject: evil,
    message: evil,
  })
  await contact.post({
    name: `"${evil}", <a@example.com>`,
    email: 'ab@example.com',
    subject: evil,
    message: evil,
  })
  await deliverDue(parts)
  expect(peer.received).toHaveLength(1)
  const [mail] = peer.received
  const [head = ''] = (mail?.raw ?? '').split('\r\n\r\n')
  expect(mail?.to).toEqual(['tova.merrin@example.com'])
  expect(header(head, 'Bcc')).toBeUndefined()
  expect(header(head, 'Reply-To')).toMatch(/<ab@example\.com>$/)
  const html = (mail?.raw ?? '').split('Content-Type: text/html')[1] ?? ''
  expect(html).not.toContain('<script>')
})

test('texts of any length make a mail that servers take: short headers, no endless lines', async () => {
  const long = '😀'.repeat(30_000)
  await contact.post({
    name: long,
    email: `${'a'.repeat(300)}@example.com`,
    subject: long,
    message: 'x'.repeat(600_000),
  })
  await deliverDue(parts)
  const raw = peer.received[0]?.raw ?? ''
  expect(header(raw, 'Reply-To')).toBeUndefined()
  expect(raw).toContain('npm run inbox show')
  expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThan(998)
})

test('a mail server that refuses for now gets the same mail again later, with the same Message-ID', async () => {
  await contact.post(VALID_MESSAGE)
  const refused: string[] = []
  peer.behave((mail) => {
    refused.push(mail.messageId)
    throw new SmtpRefusal(451)
  })
  await deliverDue(parts)
  expect(await outbox()).toMatchObject([
    { state: 'waiting', attempts: 1, last_error: expect.stringContaining('451') },
  ])
  await deliverDue(parts)
  expect(refused).toHaveLength(1)

  peer.behave(() => {})
  contact.clock.now += 10_000
  await deliverDue(parts)
  expect(peer.received.map((mail) => mail.messageId)).toEqual(refused)
  expect(await outbox()).toMatchObject([{ state: 'sent', attempts: 2, last_error: null }])
})

test('a mail server that is down, then refuses, then is back gets everything, once', async () => {
  await peer.stop()
  for (let i = 0; i < 12; i++) await contact.post({ ...VALID_MESSAGE, subject: `Message ${i}` })
  await deliverDue(parts)
  expect((await outbox()).every((row) => row.state === 'waiting' && row.attempts === 1)).toBe(true)

  peer = await startSmtpPeer(peer.port)
  peer.behave(() => {
    throw new SmtpRefusal(421)
  })
  contact.clock.now += 60_000
  await deliverDue(parts)
  expect((await outbox()).every((row) => row.state === 'waiting' && row.attempts === 2)).toBe(true)

  peer.behave(() => {})
  contact.clock.now += 60_000
  await deliverDue(parts)
  expect((await outbox()).every((row) => row.state === 'sent')).toBe(true)
  expect(new Set(peer.received.map((mail) => mail.messageId)).size).toBe(12)
  expect(peer.received).toHaveLength(12)
})

test('stopping waits for the mail that is on its way, so it is not sent again', async () => {
  for (let i = 0; i < 8; i++) await contact.post(VALID_MESSAGE)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let started = 0
  const begun = new Promise<void>((resolve) => {
    peer.behave(async () => {
      if (++started === 5) resolve()
      await released
    })
  })
  const worker = startWorker({ ...parts, work: (stopped) => deliverDue(parts, stopped) })
  await begun
  const stopped = worker.stop()
  release()
  await stopped
  const states = (await outbox()).map((row) => row.state)
  expect(states.filter((state) => state === 'sent')).toHaveLength(5)

  const next = startWorker({ ...parts, work: (stopped) => deliverDue(parts, stopped) })
  await peer.until((received) => received.length === 8)
  await next.stop()
  expect(new Set(peer.received.map((mail) => mail.messageId)).size).toBe(8)
  expect(peer.received).toHaveLength(8)
  expect((await outbox()).every((row) => row.state === 'sent')).toBe(true)
})

test('a database that is away when a mail has gone out does not make it go out twice', async () => {
  await contact.post(VALID_MESSAGE)
  const { again } = opened
  const closing = again()
  peer.behave(() => closing.close())
  await expect(deliverDue({ ...parts, database: closing })).rejects.toThrow()
  expect(await outbox()).toMatchObject([{ state: 'waiting', attempts: 1 }])
  contact.clock.now += LEASE_MS
  await deliverDue(parts)
  expect(await outbox()).toMatchObject([{ state: 'sent', attempts: 2 }])
  expect(peer.received).toHaveLength(1)
})

test('a running worker sends a new message as soon as it is stored', async () => {
  const worker = startWorker({ ...parts, work: (stopped) => deliverDue(parts, stopped) })
  await contact.post(VALID_MESSAGE)
  await peer.until((received) => received.length === 1)
  await worker.stop()
})

test('two workers on one outbox send every message once', async () => {
  for (let i = 0; i < 30; i++) await contact.post(VALID_MESSAGE)
  await Promise.all([deliverDue(parts), deliverDue(parts), deliverDue(parts)])
  expect(peer.received).toHaveLength(30)
  expect(new Set(peer.received.map((mail) => mail.messageId)).size).toBe(30)
})

test('an HTTP mail service gets the same mail, with a key that keeps it from sending twice', async () => {
  const requests: { headers: Record<string, unknown>; body: Record<string, unknown> }[] = []
  let status = 503
  const service = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      requests.push({ headers: request.headers, body: JSON.parse(text) })
      response.writeHead(status).end('{}')
    })
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const resendUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}/emails`
  parts.mailer = createMailer({ ...ADDRESSES, via: { resendKey: 're_test', resendUrl } })

  await contact.post(VALID_MESSAGE)
  await deliverDue(parts)
  expect(await outbox()).toMatchObject([{ state: 'waiting', last_error: expect.stringContaining('503') }])
  status = 200
  contact.clock.now += 10_000
  await deliverDue(parts)
  expect(await outbox()).toMatchObject([{ state: 'sent', attempts: 2 }])
  expect(requests).toHaveLength(2)
  expect(requests[0]?.headers['idempotency-key']).toBe(requests[1]?.headers['idempotency-key'])
  expect(requests[1]).toMatchObject({
    headers: { authorization: 'Bearer re_test' },
    body: {
      to: ['tova.merrin@example.com'],
      reply_to: 'ada.rowe@example.com',
      subject: 'Portfolio message: A role in Lisbon',
    },
  })
  status = 422
  await contact.post(VALID_MESSAGE)
  await deliverDue(parts)
  expect((await outbox()).map((row) => row.state).sort()).toEqual(['sent', 'waiting'])
  // Perhaps it is the visitor's address that it does not take.
  expect(requests.slice(2).map(({ body }) => body.reply_to)).toEqual(['ada.rowe@example.com', undefined])
  expect(requests[3]?.headers['idempotency-key']).not.toBe(requests[2]?.headers['idempotency-key'])
  service.close()
})

test('an unreachable mail service is tried again', async () => {
  const resendUrl = `http://127.0.0.1:${await freePort()}/`
  parts.mailer = createMailer({ ...ADDRESSES, via: { resendKey: 're_test', resendUrl } })
  await contact.post(VALID_MESSAGE)
  await deliverDue(parts)
  expect(await outbox()).toMatchObject([{ state: 'waiting', attempts: 1 }])
})
