import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from './database/migrations.ts'
import { openSqlite } from './node/sqlite-database.ts'
import { contactApp, UNLIMITED, VALID_MESSAGE } from './testing/contact-app.ts'
import { bundleServer } from './testing/server-bundle.ts'
import { type SmtpPeer, startSmtpPeer } from './testing/smtp-peer.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'inbox-'))
let bundle: string
let peer: SmtpPeer
let ids: string[]

beforeAll(async () => {
  bundle = await bundleServer()
  peer = await startSmtpPeer()
  const database = openSqlite(dataDir)
  await migrate(database)
  const { post, clock } = contactApp(database, { rateLimits: UNLIMITED })
  await post(VALID_MESSAGE)
  clock.now += 60_000
  await post({ ...VALID_MESSAGE, subject: 'Buy now', website: 'x' })
  clock.now += 60_000
  await post({
    ...VALID_MESSAGE,
    name: 'Zoë',
    subject: 'Third',
    message: 'From here\n>From there\nlast line',
  })
  const rows = await database.queries
    .selectFrom('contact_messages')
    .select('id')
    .orderBy('received_at')
    .execute()
  ids = rows.map((row) => row.id)
  await database.close()
})
afterAll(async () => {
  await peer.stop()
  rmSync(bundle, { recursive: true })
  rmSync(dataDir, { recursive: true })
})

interface Outcome {
  code: number
  out: string
  error: string
}

function inbox(args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const options = { env: { DATA_DIR: dataDir, ...env }, cwd: dataDir }
    execFile(process.execPath, [join(bundle, 'inbox.js'), ...args], options, (failure, out, error) => {
      resolve({ code: failure ? Number(failure.code) : 0, out, error })
    })
  })
}

test('it lists the newest first, with their delivery', async () => {
  const { code, out } = await inbox([])
  expect(code).toBe(0)
  const lines = out.trim().split('\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(/^[0-9a-f]{8} {2}2026-01-05 09:02 {2}waiting .*Zoë .*Third/)
  expect(lines[1]).toContain('quarantined')
  expect((await inbox(['list', '--limit', '1'])).out.trim().split('\n')).toHaveLength(1)
})

test('it shows one message by the first characters of its ID', async () => {
  const { out } = await inbox(['show', ids[0]?.slice(0, 8) ?? ''])
  expect(out).toContain('From:      Ada Rowe <ada.rowe@example.com>')
  expect(out).toContain('Delivery:  waiting')
  expect(out.trim().endsWith(VALID_MESSAGE.message)).toBe(true)
})

test('it exports everything as JSON and as mbox', async () => {
  const exported = JSON.parse((await inbox(['export'])).out)
  expect(exported.map((message: { id: string }) => message.id)).toEqual(ids)
  expect(exported[0]).toMatchObject({
    ...VALID_MESSAGE,
    delivery: 'waiting',
    receivedAt: '2026-01-05T09:00:00.000Z',
  })

  const { out } = await inbox(['export', '--format', 'mbox'])
  expect(out.match(/^From MAILER-DAEMON Mon Jan {2}5 09:0\d:00 2026$/gm)).toHaveLength(3)
  expect(out).toContain('From: =?UTF-8?Q?Zo=C3=AB?= <ada.rowe@example.com>')
  expect(out).toContain('\n>From here\n>>From there\nlast line\n')
})

test('it sends a message again, a quarantined one too, and says when mail is missing', async () => {
  const mail = { SMTP_URL: peer.url, MAIL_FROM: 'site@example.com', MAIL_TO: 'tova.merrin@example.com' }
  expect((await inbox(['resend', ids[1] ?? ''])).out).toContain('mail is not configured')
  const { out } = await inbox(['resend', ids[1] ?? ''], mail)
  expect(out).toBe('Sent to tova.merrin@example.com.\n')
  expect(peer.received.filter((received) => received.messageId.includes(ids[1] ?? ''))).toHaveLength(1)
  await inbox(['resend', ids[1] ?? ''], mail)
  expect(peer.received.filter((received) => received.messageId.includes(ids[1] ?? ''))).toHaveLength(2)
  expect((await inbox(['show', ids[1] ?? ''])).out).toContain('Delivery:  sent')
})

test.each([
  [['show', 'ffffffff'], 'There is no message ffffffff.'],
  [['show', "' or 1=1 --"], "There is no message ' or 1=1 --."],
  [['show'], 'Usage'],
  [['dance'], 'Usage'],
  [['--dance'], 'Usage'],
  [['list', '--limit', 'x'], '--limit must be a whole number above 0.'],
  [['export', '--format', 'xml'], '--format must be json or mbox.'],
])('%j is a mistake that it explains', async (args, text) => {
  const { code, error } = await inbox(args)
  expect(code).toBe(1)
  expect(error).toContain(text)
  expect(error).not.toContain('    at ')
})

test('an empty inbox is no mistake', async () => {
  const empty = { DATA_DIR: join(dataDir, 'empty') }
  expect((await inbox(['list'], empty)).out).toBe('No messages yet.\n')
  expect((await inbox(['export'], empty)).out).toBe('[]\n')
  expect((await inbox(['export', '--format', 'mbox'], empty)).out).toBe('')
})
