import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../server/database/database.ts'
import { openPostgres } from '../../server/database/postgres-database.ts'
import { contactApp, VALID_MESSAGE } from '../../server/testing/contact-app.ts'
import { contactRequest } from '../../server/testing/contact-request.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { command, type PostgresServer, startPostgres } from '../../server/testing/postgres-server.ts'
import { type SmtpPeer, SmtpRefusal, startSmtpPeer } from '../../server/testing/smtp-peer.ts'
import { startEdgeFunction } from './edge-function.ts'
import { stopAll } from './programs.ts'

const MIGRATIONS = 'supabase/migrations'

let postgres: PostgresServer
let peer: SmtpPeer
let database: Database
let port: number

beforeAll(async () => {
  postgres = await startPostgres()
  peer = await startSmtpPeer()
  port = await freePort()
  const url = await postgres.createDatabase()
  for (const name of readdirSync(MIGRATIONS).sort())
    await command(url, readFileSync(`${MIGRATIONS}/${name}`, 'utf8'))
  database = openPostgres(url)

  await startEdgeFunction(port, {
    SUPABASE_DB_URL: url,
    SITE_ORIGIN: 'https://site.example.com',
    SMTP_URL: peer.url,
    MAIL_FROM: 'site@example.com',
    MAIL_TO: 'tova.merrin@example.com',
  })
})

afterAll(async () => {
  await stopAll()
  await database.close()
  await peer.stop()
  await postgres.remove()
})

const call = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port}/send-contact-email${path}`, init)
const post = (body: object, headers: Record<string, string> = {}) =>
  call('', contactRequest(body, { 'cf-connecting-ip': '192.0.2.1', ...headers }))
const outbox = () => database.queries.selectFrom('mail_queue').selectAll().execute()

test('what could not be sent at once is sent when the schedule calls, and only with its secret', async () => {
  const deliver = (headers: Record<string, string>) => call('/deliver', { method: 'POST', headers })
  const secret = { 'x-delivery-secret': 'a secret for tests' }
  // Stored by an isolate that ended before it could send; none of this one's sends in the background meanwhile.
  const { post: store } = contactApp(database, { now: Date.now })
  expect((await store({ ...VALID_MESSAGE, subject: 'Later' })).status).toBe(200)
  peer.behave(() => {
    throw new SmtpRefusal(451)
  })
  expect((await deliver(secret)).status).toBe(200)
  expect(await outbox()).toMatchObject([{ state: 'waiting', last_error: expect.stringContaining('451') }])
  peer.behave(() => {})
  await database.queries.updateTable('mail_queue').set({ next_attempt_at: 0 }).execute()

  expect((await deliver({})).status).toBe(403)
  expect((await deliver({ 'x-delivery-secret': 'wrong' })).status).toBe(403)
  expect(peer.received).toEqual([])
  expect((await deliver(secret)).status).toBe(200)
  expect(peer.received.map(({ raw }) => raw)).toEqual([
    expect.stringContaining('Subject: Portfolio message: Later'),
  ])
  expect(await outbox()).toMatchObject([{ state: 'sent' }])
})

test('the schedule also has the owner told of what was held back, once', async () => {
  const { post: store } = contactApp(database, { now: Date.now })
  await store({ ...VALID_MESSAGE, subject: 'Buy now', website: 'x' })
  const before = peer.received.length
  for (let i = 0; i < 2; i++) {
    await call('/deliver', { method: 'POST', headers: { 'x-delivery-secret': 'a secret for tests' } })
  }
  expect(peer.received.slice(before).map(({ raw }) => raw)).toEqual([
    expect.stringContaining('Subject: Portfolio: 1 held back'),
  ])
  const health = await fetch(`http://127.0.0.1:${port}/healthz`)
  expect(await health.json()).toEqual({ status: 'ok', database: 'ok', mail: 'ok', failed: 0 })
})

test('under Deno the same app stores, answers the browser of another origin, and sends', async () => {
  const answer = await post(VALID_MESSAGE, { origin: 'https://site.example.com' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://site.example.com')
  expect(await answer.json()).toEqual({ ok: true })
  await peer.until((received) => received.length === 3)
  expect(peer.received[2]?.raw).toContain('Reply-To: Ada Rowe <ada.rowe@example.com>')
})

test('under Deno invalid, repeated and too many messages are treated alike', async () => {
  expect((await post({ ...VALID_MESSAGE, email: 'nobody' })).status).toBe(400)
  expect((await post(VALID_MESSAGE, { 'content-type': 'text/plain' })).status).toBe(415)
  const from = { 'cf-connecting-ip': '192.0.2.9' }
  const repeated = { ...VALID_MESSAGE, idempotencyKey: 'k' }
  for (let i = 0; i < 7; i++) expect((await post(repeated, from)).status).toBe(200)
  for (let i = 0; i < 4; i++) expect((await post(VALID_MESSAGE, from)).status).toBe(200)
  const refused = await post(VALID_MESSAGE, from)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
})

test('under Deno a sender is who the platform says, and no header of the visitor makes another one', async () => {
  const forged = (i: number) => ({ 'x-forwarded-for': `198.51.100.${i}`, 'x-real-ip': `198.51.100.${i}` })
  const from = { 'cf-connecting-ip': '192.0.2.10' }
  for (let i = 0; i < 5; i++) expect((await post(VALID_MESSAGE, { ...from, ...forged(i) })).status).toBe(200)
  expect((await post(VALID_MESSAGE, { ...from, ...forged(6) })).status).toBe(429)

  const unknown = (i: number) => call('', contactRequest(VALID_MESSAGE, forged(i)))
  for (let i = 0; i < 5; i++) expect((await unknown(i)).status).toBe(200)
  expect((await unknown(6)).status).toBe(429)
})
