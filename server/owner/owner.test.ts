import { afterAll, beforeAll, expect, test } from 'vitest'
import { isBackendPath } from '../app.ts'
import { contactApp } from '../testing/contact-app.ts'
import { type Engine, sqliteEngine } from '../testing/engines.ts'
import { cookieOf, readersApp, tabName } from '../testing/readers-app.ts'

let engine: Engine
let app: Awaited<ReturnType<typeof readersApp>>
let owner: string

beforeAll(async () => {
  engine = await sqliteEngine()
  app = await readersApp(await engine.open())
  owner = await app.signIn()
})
afterAll(async () => {
  await app.stop()
  await engine.remove()
})

const api = (method: string, path: string, asked: Parameters<typeof app.ask>[2] = {}) =>
  app.ask(method, `/owner/api/${path}`, asked)

const CALLS = [
  ['GET', 'session'],
  ['DELETE', 'session'],
  ['GET', 'choices'],
  ['GET', 'links'],
  ['POST', 'links'],
  ['PATCH', 'links/1'],
  ['POST', 'links/1/revoke'],
  ['POST', 'links/1/restore'],
  ['GET', 'links.csv'],
  ['GET', 'overview'],
  ['GET', 'readers'],
  ['GET', 'readers.csv'],
  ['GET', 'readers.json'],
  ['GET', 'visits'],
  ['GET', 'changes'],
  ['GET', 'messages'],
  ['GET', 'messages/1'],
  ['GET', 'messages.json'],
  ['GET', 'messages.csv'],
  ['POST', 'messages/1/resend'],
  ['POST', 'messages/1/not-spam'],
  ['DELETE', 'messages/1'],
  ['GET', 'anything/else'],
] as const

async function addLink(fields: object) {
  const answer = await api('POST', 'links', { cookie: owner, body: { label: 'Acme', ...fields } })
  return { status: answer.status, ...(await answer.json()) }
}

test('strangers and visitors with a password or a link get nothing from any of the owner’s addresses', async () => {
  const { url } = await addLink({})
  const opened = await app.ask('POST', new URL(url).pathname, { body: { tab: tabName(1) } })
  const visitor = `portfolio-session=${await app.sessions.open(['general'])}`
  const forged = owner.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  const swapped = visitor.replace('portfolio-session', 'portfolio-owner')
  for (const cookie of ['', visitor, cookieOf(opened), forged, swapped]) {
    for (const [method, path] of CALLS) {
      const answer = await api(method, path, { cookie, ...(method !== 'GET' && { body: {} }) })
      expect([answer.status, await answer.json()], `${method} ${path}`).toEqual([
        401,
        { error: 'Sign in first' },
      ])
      expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    }
  }
})

test('without the setting there is no such address', async () => {
  const { database } = await engine.open()
  for (const path of ['/owner', '/owner/', '/owner/api/session', '/for/abc', '/reads']) {
    expect(isBackendPath(path), path).toBe(false)
    expect((await contactApp(database).app.request(path)).status).toBe(404)
  }
})

test('another site’s page can neither sign in nor change anything', async () => {
  const elsewhere: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example.com' },
    { origin: 'null' },
  ]
  for (const headers of elsewhere) {
    for (const [method, path] of CALLS.filter(([method]) => method !== 'GET')) {
      expect((await api(method, path, { cookie: owner, body: {}, headers })).status, path).toBe(403)
    }
    const signIn = await api('POST', 'session', { body: { password: 'the-owner-alone' }, headers })
    expect([signIn.status, signIn.headers.get('set-cookie')]).toEqual([403, null])
  }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await api('POST', 'links', { cookie: owner, body: {}, headers: form })).status).toBe(415)
})

test('the session is out of reach for scripts and other sites, and ends with the logout', async () => {
  const answer = await api('POST', 'session', {
    body: { password: 'the-owner-alone' },
    headers: { origin: 'https://site.example.com' },
  })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('set-cookie')).toMatch(
    /^__Host-portfolio-owner=[\w.-]+; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  )
  const cookie = cookieOf(answer)
  expect((await api('GET', 'links', { cookie })).status).toBe(200)
  expect((await api('DELETE', 'session', { cookie })).status).toBe(204)
  expect((await api('GET', 'links', { cookie })).status).toBe(401)
})

test('wrong passwords are refused, and after ten of them even the right one has to wait', async () => {
  const other = await readersApp(await engine.open())
  const guess = (password: string) => other.ask('POST', '/owner/api/session', { body: { password } })
  for (let tries = 0; tries < 10; tries++) expect((await guess('nothing-like-it')).status).toBe(403)
  const late = await guess('the-owner-alone')
  expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true])
  await other.stop()
})

test('what a field says wrong is told in a sentence', async () => {
  const wrong = { label: ' ', landing: '/nowhere', studies: ['x'], opens: ['one'], expiresAt: 'soon' }
  const { status, fields } = await addLink({ ...wrong, mailFirstOpening: 'yes', note: 'n'.repeat(3000) })
  expect([status, Object.keys(fields).sort()]).toEqual([
    400,
    ['expiresAt', 'label', 'landing', 'mailFirstOpening', 'note', 'opens', 'studies'],
  ])
})
