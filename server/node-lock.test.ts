import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, expect, inject, test } from 'vitest'
import { makeLockedFolder, PASSWORD, STUDY_PASSWORD } from './testing/locked-folder.ts'
import { type RawAnswer, rawRequest } from './testing/raw-request.ts'
import { makeServerFolder, runServer, type ServerProcess } from './testing/server-process.ts'

const DATA = '/data/0123456789'
const NAVIGATION = { accept: 'text/html,*/*;q=0.8' }
const place = makeLockedFolder()
const bundle = inject('serverBundle')
let running: ServerProcess[] = []

afterEach(async () => {
  for (const { process } of running) process.kill('SIGKILL')
  await Promise.all(running.map(({ ended }) => ended))
  running = []
})
afterAll(() => {
  place.remove()
})

async function start(env: Record<string, string> = {}, { folder } = place): Promise<ServerProcess> {
  const server = await runServer(bundle, folder, { LOCK: 'server', DATA_DIR: place.dataDir, ...env })
  running.push(server)
  return server
}

function unlock(
  port: number,
  password: string,
  headers: Record<string, string> = {},
  path = '/',
): Promise<RawAnswer> {
  const body = JSON.stringify({ password, path })
  return rawRequest(port, '/auth/v1/unlock', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
}

async function sessionOf(port: number, password = PASSWORD, headers = {}): Promise<{ cookie: string }> {
  const answer = await unlock(port, password, headers)
  expect(answer.status).toBe(200)
  return { cookie: answer.headers['set-cookie']![0]!.split(';')[0]! }
}

const status = async (port: number, path: string, headers: Record<string, string> = {}) =>
  (await rawRequest(port, path, { headers })).status

test('a stranger gets the gate where a page was asked for, and a short refusal elsewhere', async () => {
  const { port } = await start()
  for (const path of ['/', '/about', '/about/', '/no/such/page', '/%61bout', '/index.html', '/gate.html']) {
    const { status, headers, body } = await rawRequest(port, path, { headers: NAVIGATION })
    expect([status, headers['cache-control'], String(body)], path).toEqual([
      401,
      'no-store',
      '<title>Gate</title>',
    ])
  }
  const navigates = { accept: '*/*', 'sec-fetch-mode': 'navigate' }
  expect(String((await rawRequest(port, '/about', { headers: navigates })).body)).toContain('Gate')
  const closed = [
    '/',
    '/added-later.txt',
    '/assets/about-page-AbCdEf12.js',
    `${DATA}/about.json`,
    `${DATA}/case-study/acme.json`,
    '/nowhere.js',
    '/404.html',
  ]
  for (const path of closed) {
    const { status, headers, body } = await rawRequest(port, path, {
      headers: { 'sec-fetch-mode': 'cors', ...NAVIGATION },
    })
    expect([status, headers['cache-control'], String(body)], path).toEqual([401, 'no-store', 'Closed\n'])
  }
  expect(String((await rawRequest(port, '/no/page', { headers: { accept: '*/*' } })).body)).toContain('Gate')
  expect(String((await rawRequest(port, '/added-later.txt')).body)).toBe('Closed\n')
  expect((await rawRequest(port, '/about', { method: 'POST' })).status).toBe(401)
  expect(await status(port, '/robots.txt')).toBe(200)
})

test('the right password opens everything but a confidential study, whose own opens that too', async () => {
  const { port } = await start()
  const visitor = await sessionOf(port)
  for (const path of ['/', '/about', `${DATA}/about.json`, '/added-later.txt', '/robots.txt'])
    expect(await status(port, path, visitor), path).toBe(200)
  expect(await status(port, '/nowhere', visitor)).toBe(404)
  // What an earlier deployment had.
  expect(await status(port, '/data/9876543210/about.json', visitor)).toBe(404)
  const data = await rawRequest(port, `${DATA}/case-study/acme.json`, { headers: visitor })
  expect([data.status, data.headers['cache-control'], String(data.body)]).toEqual([
    401,
    'no-store',
    'Closed\n',
  ])
  const study = await rawRequest(port, '/case-study/acme', { headers: { ...visitor, ...NAVIGATION } })
  expect([study.status, String(study.body)]).toEqual([401, '<title>Gate</title>'])
  // The gate there says that the password is not the right one.
  const atStudy = (password: string) => unlock(port, password, {}, '/case-study/acme')
  expect(JSON.parse(String((await atStudy(PASSWORD)).body))).toEqual({ ok: true, page: false })
  expect(JSON.parse(String((await atStudy(STUDY_PASSWORD)).body))).toEqual({ ok: true, page: true })
  const reader = await sessionOf(port, STUDY_PASSWORD, visitor)
  expect(await status(port, '/case-study/acme', reader)).toBe(200)
  expect(await status(port, `${DATA}/case-study/acme.json`, reader)).toBe(200)
  expect(await status(port, '/about', reader)).toBe(200)
  // The session that it takes the place of is over.
  expect(await status(port, '/about', visitor)).toBe(401)
})

test('closed files are for their visitor’s browser alone, in parts and by HEAD as well', async () => {
  const { port } = await start()
  const visitor = await sessionOf(port)
  const pdf = '/storage/v1/object/public/documents/resume.pdf'
  const part = await rawRequest(port, pdf, { headers: { ...visitor, range: 'bytes=5-9' } })
  expect([part.status, String(part.body)]).toEqual([206, '01234'])
  expect(await status(port, pdf, { range: 'bytes=5-9' })).toBe(401)
  for (const path of ['/assets/about-page-AbCdEf12.js', `${DATA}/about.json`]) {
    const head = await rawRequest(port, path, { method: 'HEAD', headers: visitor })
    expect([head.status, head.headers['cache-control']], path).toEqual([
      200,
      'private, max-age=31536000, immutable',
    ])
  }
  expect(part.headers['cache-control']).toBe('private, no-cache')
})

test('the cookie is out of reach for scripts and other sites, and bound to the host on HTTPS', async () => {
  const { port } = await start()
  const plain = await unlock(port, PASSWORD)
  expect(plain.headers['set-cookie']?.[0]).toMatch(
    /^portfolio-session=[\w.-]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  const secure = await unlock(port, PASSWORD, { origin: 'https://portfolio.example.com' })
  expect(secure.headers['set-cookie']?.[0]).toMatch(
    /^__Host-portfolio-session=[\w.-]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await unlock(port, PASSWORD, form)).status).toBe(415)
})

test('a session that one process opened is known to another, which refuses it once it is ended', async () => {
  const [one, other] = await Promise.all([start(), start()])
  const visitor = await sessionOf(one.port)
  expect(await status(other.port, '/about', visitor)).toBe(200)
  const id = visitor.cookie.split('=')[1]!.slice(0, 8)
  const access = (...args: string[]) =>
    execFileSync(process.execPath, [join(bundle, 'access.js'), ...args], {
      env: { DATA_DIR: place.dataDir },
      encoding: 'utf8',
    })
  expect(access('list')).toContain(id)
  expect(access('end', id)).toContain('1 session is ended.')
  for (const { port } of [one, other]) while ((await status(port, '/about', visitor)) === 200);
  expect(access('list')).not.toContain(id)
})

test('sessions outlive a restart, and end with the password', async () => {
  const first = await start()
  const visitor = await sessionOf(first.port)
  first.process.kill('SIGKILL')
  await first.ended
  const second = await start()
  expect(await status(second.port, '/about', visitor)).toBe(200)
  const changed = makeLockedFolder('another-one')
  const third = await start({}, changed)
  expect(await status(third.port, '/about', visitor)).toBe(401)
  changed.remove()
})

test('500 wrong guesses from one address are slowed down, and as many from many keep nobody else out', async () => {
  const passwords = { PORTFOLIO_PASSWORD: PASSWORD, STUDY_PASSWORD_ACME: STUDY_PASSWORD }
  const { port, process } = await start({ TRUSTED_PROXY: '127.0.0.1', ...passwords })
  const visitor = await sessionOf(port, PASSWORD, { 'x-forwarded-for': '198.51.100.9' })
  const guess = (i: number, address: string) => unlock(port, `guess ${i}`, { 'x-forwarded-for': address })
  const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${process.pid}/status`, 'utf8'))?.[1])
  const flood = async (address: (i: number) => string) => {
    const answers = await Promise.all(Array.from({ length: 500 }, (_, i) => guess(i, address(i))))
    const refused = answers.filter((answer) => answer.status === 429)
    expect(answers.filter((answer) => answer.status === 403).length + refused.length).toBe(500)
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    return refused.length
  }
  const before = memory()
  const oneAddress = flood(() => '192.0.2.7')
  // Pages come meanwhile, and another visitor's password is still compared.
  expect(await status(port, '/about', visitor)).toBe(200)
  expect(await oneAddress).toBe(490)
  await sessionOf(port, PASSWORD, { 'x-forwarded-for': '198.51.100.9' })
  const manyAddresses = flood((i) => `10.1.${i >> 8}.${i & 255}`)
  expect(await status(port, '/about', visitor)).toBe(200)
  await sessionOf(port, PASSWORD, { 'x-forwarded-for': '198.51.100.10' })
  expect(await manyAddresses).toBe(0)
  await sessionOf(port, PASSWORD, { 'x-forwarded-for': '198.51.100.11' })
  expect(memory() - before).toBeLessThan(150_000)
})

test('nobody guesses more often by making up addresses, behind two proxies or none, nor by spelling one in other ways', async () => {
  const [behind, direct] = await Promise.all([start({ TRUSTED_PROXY: '127.0.0.1, 10.0.0.0/8' }), start()])
  const spelled = ['2001:db8:0:1::1', '2001:DB8:0:1:0:0:0:2', '2001:0db8:0000:0001::3', '2001:db8::1:a:b:c:d']
  const senders: [ServerProcess, (i: number) => string][] = [
    [behind, (i) => `192.0.2.${i}, 198.51.100.7, 10.0.0.5`],
    [behind, (i) => `192.0.2.${i}, ::ffff:198.51.100.8, 10.0.0.5`],
    [behind, (i) => spelled[i % spelled.length] ?? ''],
    [direct, (i) => `192.0.2.${i}`],
  ]
  for (const [{ port }, address] of senders) {
    const statuses = []
    for (let i = 0; i < 12; i++)
      statuses.push((await unlock(port, '', { 'x-forwarded-for': address(i) })).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429, 429])
  }
})

test('over HTTPS a session that another host could have planted is none', async () => {
  const { port } = await start({ SITE_ORIGIN: 'https://portfolio.example.com' })
  const planted = await sessionOf(port)
  const own = await sessionOf(port, PASSWORD, { origin: 'https://portfolio.example.com' })
  expect(own.cookie).toMatch(/^__Host-/)
  const lines: Record<string, string>[] = [
    { 'x-forwarded-proto': 'https' },
    { host: 'portfolio.example.com' },
  ]
  for (const https of lines) {
    expect(await status(port, '/about', { ...planted, ...https })).toBe(401)
    expect(await status(port, '/about', { ...own, ...https })).toBe(200)
    const both = { cookie: `${planted.cookie}; ${own.cookie}`, ...https }
    expect(await status(port, '/about', both)).toBe(200)
  }
  expect(await status(port, '/about', planted)).toBe(200)
})

test('server and build that disagree about the lock don’t start', async () => {
  const open = await start({ LOCK: '' })
  expect(await open.ended).toBe(1)
  expect(open.output()).toMatch(/^The site was built with LOCK=server: .*\n$/)
  const unlocked = makeServerFolder()
  const locked = await start({}, unlocked)
  expect(await locked.ended).toBe(1)
  expect(locked.output()).toMatch(/^LOCK=server is set, but the site was built without it. .*\n$/)
  unlocked.remove()
  const misspelt = await start({ LOCK: 'sever' })
  expect(await misspelt.ended).toBe(1)
  expect(misspelt.output()).toContain('LOCK must be "server"')
})
