import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { readSettings } from '../node/settings.ts'
import { makeCertificate } from '../testing/certificate.mjs'
import { makeServerFolder, type ServerFolder } from '../testing/server-process.ts'
import { type SmtpPeer, startSmtpPeer } from '../testing/smtp-peer.ts'
import { examineSite } from './doctor/examine-site.ts'

const bundle = inject('serverBundle')
let place: ServerFolder
let peer: SmtpPeer
let site: Server | undefined

beforeAll(async () => {
  peer = await startSmtpPeer()
})
afterAll(async () => {
  await peer.stop()
})
beforeEach(() => {
  place = makeServerFolder()
})
afterEach(() => {
  site?.close()
  site = undefined
  place.remove()
})

function doctor(env: Record<string, string> = {}, ...args: string[]) {
  return new Promise<{ code: number; lines: string[] }>((resolve) => {
    const options = { cwd: place.folder, env: { DATA_DIR: place.dataDir, ...env } }
    execFile(process.execPath, [join(bundle, 'doctor.js'), ...args], options, (failure, out, error) =>
      resolve({ code: failure ? Number(failure.code) : 0, lines: (out + error).trim().split('\n') }),
    )
  })
}

const mail = () => ({ SMTP_URL: peer.url, MAIL_FROM: 'site@example.com', MAIL_TO: 'tova@example.com' })
const built = (description: object) =>
  writeFileSync(join(place.folder, 'dist', 'site.json'), JSON.stringify(description))

async function publish(days: number, answer: (path: string) => [number, Record<string, string>]) {
  const { key, cert } = makeCertificate(place.folder, days)
  site = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (request, response) => {
    response.writeHead(...answer(request.url ?? '')).end()
  })
  await new Promise<void>((resolve) => site?.listen(0, '127.0.0.1', resolve))
  const origin = `https://localhost:${(site.address() as AddressInfo).port}`
  return { origin, trusted: { SITE_ORIGIN: origin, NODE_EXTRA_CA_CERTS: cert, TRUSTED_PROXY: '127.0.0.1' } }
}

test('a site that is well in every respect is told so, without a mail being sent', async () => {
  const secure = { 'strict-transport-security': 'max-age=1', 'content-security-policy': 'x' }
  const { origin, trusted } = await publish(60, (path) => (path === '/' ? [200, secure] : [404, {}]))
  built({ origin, opensWithSample: false })
  const { code, lines } = await doctor({ ...mail(), ...trusted })
  expect(lines.filter((line) => !line.startsWith('ok '))).toEqual(['', '0 problems, 0 warnings.'])
  expect(lines.map((line) => /^ok +([\w ]+):/.exec(line)?.[1]).filter(Boolean)).toEqual([
    'settings',
    'password',
    'address',
    'database',
    'disk',
    'open files',
    'rights',
    'mail',
    'certificate',
    'public address',
  ])
  expect(code).toBe(0)
  expect(peer.received).toEqual([])
})

test('the gate of a locked site is an answer, and a 401 of another one is a problem', async () => {
  const secure = { 'strict-transport-security': 'max-age=1', 'content-security-policy': 'x' }
  const { origin, trusted } = await publish(60, () => [401, secure])
  built({ origin, opensWithSample: false })
  const { code, lines } = await doctor({ ...mail(), ...trusted, LOCK: 'server' })
  expect(lines).toContainEqual(expect.stringMatching(/^ok +public address: It answers/))
  expect(code).toBe(0)
  const open = await doctor({ ...mail(), ...trusted })
  expect(open.lines).toContainEqual(expect.stringMatching(/^problem +public address: .* status 401/))
})

test('when asked for, a mail makes the whole way', async () => {
  built({ opensWithSample: false })
  const { code, lines } = await doctor(mail(), '--mail')
  expect(lines).toContainEqual(expect.stringMatching(/^ok +mail: A mail was taken over/))
  expect(code).toBe(0)
  expect(peer.received.map(({ to, raw }) => [to, /^Subject: (.*)$/m.exec(raw)?.[1]?.trim()])).toEqual([
    [['tova@example.com'], 'Portfolio: mail works'],
  ])
})

test('what is wrong is a problem in one line each, with what to do', async () => {
  const { origin, trusted } = await publish(3, () => [200, { 'content-type': 'application/octet-stream' }])
  built({ origin: 'https://elsewhere.example.com', opensWithSample: true })
  mkdirSync(place.dataDir)
  writeFileSync(join(place.dataDir, 'contact.db'), 'no database at all, whatever its name says'.repeat(100))
  chmodSync(place.dataDir, 0o755)
  writeFileSync(join(place.folder, '.env'), 'PORTFOLIO_PASSWORD=x', { mode: 0o644 })
  const env = { ...mail(), ...trusted, SMTP_URL: 'smtp://127.0.0.1:1' }
  const { code, lines } = await doctor(env)
  const expected = [
    /^warning +password: The gate opens with the sample’s password/,
    /^problem +address: The site was built for https:\/\/elsewhere\.example\.com, not for/,
    /^problem +database: SQLite: .*damaged .* restore a backup/,
    /^problem +rights: Others on this machine may read .*data, .*\.env/,
    /^problem +mail: No mail can be sent: .*ECONNREFUSED/,
    /^warning +certificate: It ends in \d days/,
    /^warning +public address: It answers without strict-transport-security and content-security-policy/,
    /^problem +open files: Anyone can fetch \/\.env, /,
    /^5 problems, 3 warnings\.$/,
  ]
  for (const line of expected) expect(lines).toContainEqual(expect.stringMatching(line))
  expect(code).toBe(1)

  const { lines: untrusted } = await doctor({ SITE_ORIGIN: origin })
  expect(untrusted).toContainEqual(expect.stringMatching(/^problem +certificate: Browsers refuse it: /))
  expect(untrusted).toContainEqual(expect.stringMatching(/^warning +proxy: TRUSTED_PROXY/))
})

test('on a public address the sample’s password is a problem', () => {
  built({ origin: 'https://portfolio.example.com', opensWithSample: true })
  const settings = readSettings({ SITE_ORIGIN: 'https://portfolio.example.com', TRUSTED_PROXY: '127.0.0.1' })
  expect(examineSite(settings, join(place.folder, 'dist')).map(({ state, about }) => [state, about])).toEqual(
    [
      ['problem', 'password'],
      ['ok', 'address'],
    ],
  )
})

test('a setting that can’t be read is the only thing it tells', async () => {
  const { code, lines } = await doctor({ PORT: 'x' })
  expect(lines).toEqual(['problem  settings: PORT must be a number from 0 to 65535, but it is "x".'])
  expect(code).toBe(1)
})
