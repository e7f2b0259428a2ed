import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { program } from './programs.ts'
import { type Answer, message, visitor } from './visitor.ts'

/** An engine makes every picture of the site anew. */
const BUILD_MS = 30 * 60_000
/** The name that Caddy gives itself a certificate for. */
const origin = 'https://localhost'
const place = mkdtempSync(join(tmpdir(), 'compose-'))
let ca: Buffer

function compose(...args: string[]): Buffer {
  return execFileSync('docker', ['compose', '-p', 'rehearsed', ...args], { cwd: place, maxBuffer: 2 ** 26 })
}

function up(password: string): void {
  const settings = { PORTFOLIO_PASSWORD: `'${password}'`, SITE_ORIGIN: origin, LOCK: 'server' }
  const lines = Object.entries({ ...settings, OWNER_PASSWORD: 'the-owner-alone' })
  writeFileSync(join(place, '.env'), lines.map(([name, value]) => `${name}=${value}\n`).join(''))
  compose('up', '-d', '--build', '--wait')
}

async function unlock(password: string): Promise<Answer> {
  const { ask, leave } = visitor({ origin, ca })
  const body = JSON.stringify({ password })
  const answer = await ask('/auth/v1/unlock', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body,
  })
  leave()
  return answer
}

// What is committed, or about to be. Images come from a registry, unless the engine has them.
beforeAll(() => {
  program('docker', 'docker.io')
  execFileSync('git', ['checkout-index', '--all', `--prefix=${place}/`])
  up('before $1')
  ca = compose('exec', '-T', 'caddy', 'cat', '/data/caddy/pki/authorities/local/root.crt')
}, BUILD_MS)
afterAll(() => {
  compose('down', '--volumes', '--rmi', 'local')
  rmSync(place, { recursive: true, force: true })
}, BUILD_MS)

test('it serves the locked site over HTTPS, with the owner’s view, and tells how it is', async () => {
  const { ask, leave } = visitor({ origin, ca })
  expect((await ask('/about')).status).toBe(401)
  const opened = await unlock('before $1')
  expect(opened.status).toBe(200)
  const cookie = String(opened.headers['set-cookie']).split(';', 1)[0]!
  expect(cookie).toMatch(/^__Host-/)
  expect((await ask('/about', { headers: { cookie } })).status).toBe(200)
  expect((await ask('/owner')).status).toBe(200)
  leave()
  const told = compose('exec', '-T', 'site', 'sh', '-c', 'node dist/server/doctor.js || true').toString()
  expect(told).toMatch(/^ok {2,}database/m)
})

test(
  'another password is built in by the same command, and messages stay',
  async () => {
    const { ask, leave } = visitor({ origin, ca })
    expect((await ask('/functions/v1/send-contact-email', message('Before'))).status).toBe(200)
    leave()
    up('after')
    expect((await unlock('before $1')).status).toBe(403)
    expect((await unlock('after')).status).toBe(200)
    expect(compose('exec', '-T', 'site', 'node', 'dist/server/inbox.js').toString()).toContain('Before')
  },
  BUILD_MS,
)
