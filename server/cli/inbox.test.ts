import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrate } from '../database/migrations.ts'
import { openSqlite } from '../node/sqlite-database.ts'
import { contactApp, UNLIMITED, VALID_MESSAGE } from '../testing/contact-app.ts'
import { runInbox } from '../testing/inbox-process.ts'
import { type SmtpPeer, SmtpRefusal, startSmtpPeer } from '../testing/smtp-peer.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'inbox-'))
const bundle = inject('serverBundle')
let peer: SmtpPeer
let ids: string[]

beforeAll(async () => {
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
    name: 'Zoë\u200f',
    subject: 'gpj\u202e.exe',
    message: 'From here\n>From there\nlast\u2066 line',
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
  rmSync(dataDir, { recursive: true })
})

const inbox = (args: string[], env: Record<string, string> = {}) => runInbox(bundle, dataDir, args, env)

const mail = () => ({
  SMTP_URL: peer.url,
  MAIL_FROM: 'site@example.com',
  MAIL_TO: 'tova.merrin@example.com',
})
const sentLine = (index: number) => `${ids[index]?.slice(0, 8)} was sent to tova.merrin@example.com.\n`

test('it lists the newest first, with their delivery', async () => {
  const { code, out } = await inbox([])
  expect(code).toBe(0)
  const lines = out.trim().split('\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(/^[0-9a-f]{8} {2}2026-01-05 09:02 {2}waiting .*Zoë.* {2}gpj/)
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
  expect(out).toContain('From: =?UTF-8?B?Wm/Dq+KAjw==?= <ada.rowe@example.com>')
  expect(out).toContain('\n>From here\n>>From there\nlast')
})

test('letters that hide or turn others around are shown as what they are, and exported as they were', async () => {
  const subject = 'gpj\u202e.exe'
  const [line = ''] = (await inbox(['list', '--limit', '1'])).out.split('\n')
  expect(line).toContain('Zoë⟨U+200F⟩')
  expect(line).toContain('gpj⟨U+202E⟩.exe')
  const shown = (await inbox(['show', ids[2] ?? ''])).out
  expect(shown).toContain('From:      Zoë⟨U+200F⟩ <')
  expect(shown).toContain('\n>From there\nlast⟨U+2066⟩ line')
  const exported = JSON.parse((await inbox(['export'])).out)
  expect(exported[2]).toMatchObject({ subject, name: 'Zoë\u200f' })
  expect(exported[2].message).toContain('last\u2066 line')
})

test('it sends a message again, and says when mail is missing', async () => {
  const missing = await inbox(['resend', ids[0] ?? ''])
  expect(missing).toMatchObject({ code: 1, error: expect.stringContaining('mail is not configured') })
  for (let i = 1; i <= 2; i++) {
    const { code, out } = await inbox(['resend', ids[0] ?? ''], mail())
    expect({ code, out }).toEqual({ code: 0, out: sentLine(0) })
    expect(peer.received.filter(({ messageId }) => messageId.includes(ids[0] ?? ''))).toHaveLength(i)
  }
  expect((await inbox(['show', ids[0] ?? ''])).out).toContain('Delivery:  sent')
})

test('it releases a message that was held back, once', async () => {
  expect((await inbox(['release', ids[1] ?? ''], mail())).out).toBe(sentLine(1))
  expect(peer.received.filter(({ messageId }) => messageId.includes(ids[1] ?? ''))).toHaveLength(1)
  const again = await inbox(['release', ids[1] ?? ''], mail())
  expect(again).toMatchObject({ code: 1, error: `Message ${ids[1]} is not held back (sent).\n` })
})

test('what failed is counted at the top, and sent again with one command', async () => {
  const database = openSqlite(dataDir)
  const failed = { state: 'failed', last_error: '550 full', sent_at: null } as const
  await database.queries.updateTable('mail_queue').set(failed).execute()
  await database.close()
  const [top] = (await inbox([])).out.split('\n')
  expect(top).toBe('3 could not be sent. Try again with: npm run inbox -- resend --failed')

  peer.behave(() => {
    throw new SmtpRefusal(550)
  })
  const refused = await inbox(['resend', '--failed'], mail())
  expect(refused.code).toBe(1)
  expect(refused.error.match(/^[0-9a-f]{8} was not sent, waiting \(1\): .*550/gm)).toHaveLength(3)

  peer.behave(() => {})
  const one = await inbox(['resend', ids[2] ?? ''], mail())
  expect(one).toMatchObject({ code: 0, out: sentLine(2) })
  expect(await inbox(['resend', '--failed'], mail())).toMatchObject({ code: 0, out: 'Nothing has failed.\n' })
  expect((await inbox([])).out).not.toContain('could not be sent')
})

test('it deletes a message for good', async () => {
  const { code, out } = await inbox(['delete', ids[1]?.slice(0, 8) ?? ''])
  expect(code).toBe(0)
  expect(out).toContain(`Message ${ids[1]} is deleted.`)
  expect(await inbox(['delete', ids[1] ?? ''])).toMatchObject({
    code: 1,
    error: `There is no message ${ids[1]}.\n`,
  })
  expect((await inbox([])).out.trim().split('\n')).toHaveLength(2)
})

test('before the first build it says what is missing', () => {
  const folder = join(dataDir, 'unbuilt')
  cpSync('scripts/inbox.mjs', join(folder, 'scripts', 'inbox.mjs'))
  const { status, stderr } = spawnSync(process.execPath, ['scripts/inbox.mjs'], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toBe('The inbox is not built yet. Make it with: npm run build\n')
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
