import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactRequest } from '../../server/testing/contact-request.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { command, type PostgresServer, startPostgres } from '../../server/testing/postgres-server.ts'
import { type SmtpPeer, startSmtpPeer } from '../../server/testing/smtp-peer.ts'
import { startEdgeFunction } from './edge-function.ts'
import { stopAll } from './programs.ts'
import { type Project, standInProject } from './supabase-stand-in.ts'

const SITE = 'https://site.example.com'

const folder = mkdtempSync(join(tmpdir(), 'supabase-'))
let postgres: PostgresServer
let peer: SmtpPeer
let databaseUrl: string
let project: Project
let url: string
let port: number

beforeAll(async () => {
  postgres = await startPostgres()
  peer = await startSmtpPeer()
  port = await freePort()
  databaseUrl = await postgres.createDatabase()
  // As a hosted project does: the public key's role may touch whatever no row-level security keeps from it.
  await command(
    databaseUrl,
    `create role anon; grant usage on schema public to anon;
    alter default privileges in schema public grant all on tables to anon;
    create schema cron; create table cron.job (command text);`,
  )
  project = standInProject(join(folder, 'storage'), databaseUrl, () => port)
  project.server.listen(0, '127.0.0.1')
  await once(project.server, 'listening')
  url = `http://127.0.0.1:${(project.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await stopAll()
  project.server.close()
  project.server.closeAllConnections()
  await peer.stop()
  await postgres.remove()
  rmSync(folder, { recursive: true })
})

function script(name: string, env: Record<string, string> = {}) {
  const common = { PATH: process.env.PATH, SUPABASE_URL: url, SUPABASE_ANON_KEY: 'public', SITE_ORIGIN: SITE }
  return new Promise<{ code: number; lines: string[] }>((resolve) => {
    execFile(
      process.execPath,
      [`scripts/${name}.mjs`],
      { env: { ...common, ...env } },
      (failure, out, error) =>
        resolve({ code: failure ? Number(failure.code) : 0, lines: (out + error).trim().split('\n') }),
    )
  })
}
const check = () => script('supabase-check', { DATABASE_URL: databaseUrl })
const upload = () => script('supabase-upload', { SUPABASE_SERVICE_KEY: 'a service key for tests' })

test('an empty project is told everything that it lacks', async () => {
  const { code, lines } = await check()
  expect(code).toBe(1)
  expect(lines).toContainEqual(expect.stringMatching(/^problem +files: .* and \d+ more\. Send them with: /))
  expect(lines).toContainEqual(
    expect.stringMatching(/^problem +function: it answers with 500\. Deploy it with/),
  )
  expect(lines).toContainEqual(
    expect.stringMatching(/^problem +tables: .* missing\. Run: npx supabase db push/),
  )
})

test('migrations, function and upload make it complete, and a second upload sends nothing', async () => {
  for (const name of readdirSync('supabase/migrations').sort())
    await command(databaseUrl, readFileSync(`supabase/migrations/${name}`, 'utf8'))
  await startEdgeFunction(port, {
    SUPABASE_DB_URL: databaseUrl,
    SITE_ORIGIN: SITE,
    SMTP_URL: peer.url,
    MAIL_FROM: 'site@example.com',
    MAIL_TO: 'tova.merrin@example.com',
  })
  await command(databaseUrl, `insert into cron.job values ('… send-contact-email/deliver …')`)
  expect(await upload()).toEqual({
    code: 0,
    lines: [expect.stringMatching(/^[1-9]\d+ files were sent, 0 were/)],
  })
  const published = readdirSync('dist/client/storage/v1/object/public').sort()
  expect([...project.buckets]).toEqual(expect.arrayContaining(published.map((bucket) => [bucket, true])))
  expect((await upload()).lines).toEqual([expect.stringMatching(/^0 files were sent, [1-9]\d+ were/)])

  const { code, lines } = await check()
  expect(lines.filter((line) => !line.startsWith('ok '))).toEqual(['', '0 problems.'])
  expect(code).toBe(0)
})

test('a message is stored, mailed, and hidden from the public key', async () => {
  const path = `${url}/functions/v1/send-contact-email`
  const body = { name: 'Ada', email: 'ada@example.com', subject: 'A role', message: 'Hello' }
  const answer = await fetch(path, contactRequest(body, { origin: SITE }))
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, SITE])
  await peer.until((received) => received.length === 1)
  expect((await check()).code).toBe(0)

  // Were it not for row-level security, anyone could read it: the check must notice.
  await command(databaseUrl, 'alter table contact_messages disable row level security')
  const { code, lines } = await check()
  expect(code).toBe(1)
  expect(lines).toContainEqual(
    expect.stringMatching(/^problem +contact_messages: THE PUBLIC KEY CAN READ IT/),
  )
  expect(lines).toContainEqual(
    expect.stringMatching(/^problem +row-level security: it is off for contact_messages/),
  )
  await command(databaseUrl, 'alter table contact_messages enable row level security')
})

test('a file that is another one than the build’s is noticed and replaced', async () => {
  appendFileSync(join(folder, 'storage/documents/tova-merrin-resume.pdf'), 'an earlier one')
  const { lines } = await check()
  expect(lines).toContainEqual(
    expect.stringMatching(/^problem +files: documents\/tova-merrin-resume\.pdf \(other\)/),
  )
  expect((await upload()).lines).toEqual([expect.stringMatching(/^1 files were sent/)])
  expect((await check()).code).toBe(0)
})

test('a missing setting is one line', async () => {
  expect(await script('supabase-upload')).toEqual({
    code: 1,
    lines: ['SUPABASE_SERVICE_KEY must be set, in .env or before the command.'],
  })
})
