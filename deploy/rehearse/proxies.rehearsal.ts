import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEFAULT_PASSWORD } from '../../pipeline/settings/default-password.mjs'
import { openSqlite } from '../../server/node/sqlite-database.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { rawRequest } from '../../server/testing/raw-request.ts'
import { UNLOCK_PATH } from '../../shared/lock.ts'
import { stopAll } from './programs.ts'
import { type ReverseProxy, startCaddy, startNginx } from './proxies.ts'
import { type SiteProcess, startSite } from './site-process.ts'
import { message, tlsSocket, visitor } from './visitor.ts'

const CONTACT = '/functions/v1/send-contact-email'
const PDF = '/storage/v1/object/public/documents/tova-merrin-resume.pdf'
/** Named by the proxy or by the connection, not by the site. */
const OF_THE_WAY =
  /^(:status|connection|keep-alive|date|server|via|alt-svc|strict-transport-security|transfer-encoding|content-length)$/

afterAll(stopAll)

/** What a visitor gets through the proxy is what the server said, in status and headers. */
async function expectTheSame(site: SiteProcess, proxy: ReverseProxy, more: string[]): Promise<void> {
  const { ask, leave } = visitor(proxy)
  const script = readdirSync('dist/client/assets').find((file) => file.endsWith('.js'))
  for (const path of ['/', '/about', '/about/', PDF, `/assets/${script}`, ...more]) {
    const direct = await rawRequest(site.port, path)
    const through = await ask(path)
    expect(through.status, path).toBe(direct.status)
    for (const [header, value] of Object.entries(direct.headers))
      if (!OF_THE_WAY.test(header)) expect(through.headers[header], `${path} ${header}`).toEqual(value)
  }
  leave()
}

describe.each([
  ['Caddy', startCaddy],
  ['nginx', startNginx],
] as const)('behind %s', (name, startProxy) => {
  const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'))
  const dataDir = join(folder, 'data')
  const limits = { RATE_LIMIT_TEN_MINUTES: '2' }
  let sites: [SiteProcess, SiteProcess]
  let proxy: ReverseProxy

  beforeAll(async () => {
    sites = [
      await startSite(await freePort(), dataDir, limits),
      await startSite(await freePort(), dataDir, limits),
    ]
    proxy = await startProxy(
      join(folder, 'proxy'),
      await freePort(),
      sites.map(({ port }) => port),
    )
  })
  afterAll(async () => {
    await stopAll()
    rmSync(folder, { recursive: true })
  })

  test('pages come by HTTP/2, with HSTS, compressed once', async () => {
    const { ask, leave } = visitor(proxy)
    const { status, headers, body } = await ask('/', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(status).toBe(200)
    expect(headers['strict-transport-security']).toMatch(/^max-age=63072000/)
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(body)).toEqual(readFileSync('dist/client/index.html'))
    const plain = await ask('/', { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body).toEqual(readFileSync('dist/client/index.html'))
    leave()
  })

  test('a part of the PDF can be asked for, and what is known already is not sent again', async () => {
    const { ask, leave } = visitor(proxy)
    const pdf = readFileSync(`dist/client${PDF}`)
    const part = await ask(PDF, { headers: { range: 'bytes=100-199' } })
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 100-199/${pdf.length}`])
    expect(part.body).toEqual(pdf.subarray(100, 200))
    const etag = String(part.headers.etag)
    expect((await ask(PDF, { headers: { 'if-none-match': etag } })).status).toBe(304)
    leave()
  })

  test('every answer is the server’s own: 404, 405, redirects, cache rules', async () => {
    await expectTheSame(sites[0], proxy, ['/nowhere', '/healthz', CONTACT])
  })

  test('the lock holds behind it: strangers get 401, the password brings a session of this host alone', async () => {
    const site = await startSite(await freePort(), join(folder, 'locked-data'), {
      LOCK: 'server',
      OWNER_PASSWORD: 'only-for-journeys',
      BUILD_FOLDER: 'dist-locked',
    })
    const front = await startProxy(join(folder, 'front'), await freePort(), [site.port])
    await expectTheSame(site, front, ['/nowhere', '/healthz'])
    const { ask, leave } = visitor(front)
    const refused = await ask(PDF)
    expect([refused.status, refused.headers['cache-control']]).toEqual([401, 'no-store'])
    const unlocked = await ask(UNLOCK_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: front.origin },
      body: JSON.stringify({ password: DEFAULT_PASSWORD, path: '/about' }),
    })
    const cookie = String(unlocked.headers['set-cookie'])
    expect(cookie).toMatch(/^__Host-portfolio-session=[^;]+;.*HttpOnly; Secure; SameSite=Lax/)
    const session = { headers: { cookie: cookie.split(';')[0]! } }
    expect((await ask('/about', session)).status).toBe(200)
    const pdf = await ask(PDF, session)
    expect([pdf.status, pdf.headers['cache-control']]).toEqual([200, expect.stringContaining('private')])
    leave()
    await front.stop()
    await site.stop()
  })

  test('a 401 with several cookies, and the cookies of the answer to it, pass unchanged', async () => {
    const upstream: Server = createServer((request, response) => {
      const cookies = ['session=a; Path=/; HttpOnly; Secure; SameSite=Lax', 'hint=b; Path=/; Max-Age=60']
      const known = request.headers.cookie === 'session=a; hint=b'
      response
        .writeHead(request.url === '/readyz' || known ? 200 : 401, { 'Set-Cookie': cookies })
        .end('Who is it?')
    }).listen(0, '127.0.0.1')
    await once(upstream, 'listening')
    const { port } = upstream.address() as AddressInfo
    const locked = await startProxy(join(folder, 'locked'), await freePort(), [port])
    const { ask, leave } = visitor(locked)
    const refused = await ask('/about')
    expect([refused.status, refused.body.toString()]).toEqual([401, 'Who is it?'])
    expect(refused.headers['set-cookie']).toEqual([
      'session=a; Path=/; HttpOnly; Secure; SameSite=Lax',
      'hint=b; Path=/; Max-Age=60',
    ])
    expect((await ask('/about', { headers: { cookie: 'session=a; hint=b' } })).status).toBe(200)
    leave()
    await locked.stop()
    upstream.close()
    upstream.closeAllConnections()
  })

  test('each visitor is told from the others by the address, and a forged header makes no other one', async () => {
    const [one, another] = [visitor(proxy, '127.0.0.2'), visitor(proxy, '127.0.0.3')]
    for (let i = 0; i < 2; i++) expect((await one.ask(CONTACT, message(`one ${i}`))).status).toBe(200)
    expect((await one.ask(CONTACT, message('one too many'))).status).toBe(429)
    const forged = message('forged')
    const header = { ...forged.headers, 'x-forwarded-for': '198.51.100.7' }
    expect((await one.ask(CONTACT, { ...forged, headers: header })).status).toBe(429)
    expect((await another.ask(CONTACT, message('another'))).status).toBe(200)
    one.leave()
    another.leave()
  })

  test('slow visitors hold up nobody, and who never finishes a request is let go', async () => {
    const { origin, ca } = proxy
    const slow = Array.from({ length: 100 }, () => tlsSocket(origin, ca, '127.0.0.4', ['http/1.1']))
    await Promise.all(slow.map((socket) => once(socket, 'secureConnect')))
    const closed = slow.map((socket) =>
      once(
        socket.on('error', () => {}),
        'close',
      ),
    )
    // Half of them never finish the head of their request, the others ask and don't read.
    slow.forEach((socket, i) => {
      socket.write(
        i % 2
          ? 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '
          : `GET ${PDF} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
      )
      if (i % 2 === 0) socket.pause()
      else socket.resume()
    })
    const { ask, leave } = visitor(proxy)
    for (let i = 0; i < 20; i++) expect((await ask('/about')).status).toBe(200)
    leave()
    await Promise.all(closed.filter((_, i) => i % 2 === 1))
    for (const socket of slow) socket.destroy()
  })

  test(`both processes restart one after the other under load, and ${name} fails no request`, async () => {
    const unlimited = {
      RATE_LIMIT_TEN_MINUTES: '1000000',
      RATE_LIMIT_DAY: '1000000',
      RATE_LIMIT_DAY_MB: '1000000',
      RATE_LIMIT_EVERYONE_HOUR: '1000000',
    }
    const rested = join(folder, 'loaded')
    for (const site of sites) await site.stop('SIGKILL')
    sites = [
      await startSite(sites[0].port, rested, unlimited),
      await startSite(sites[1].port, rested, unlimited),
    ]

    let loading = true
    const counts = { pages: 0, messages: 0 }
    const failures: string[] = []
    const load = Array.from({ length: 6 }, async (_, client) => {
      while (loading) {
        // A new connection now and then, as visitors come and go.
        const { ask, leave } = visitor(proxy, `127.0.1.${client + 1}`)
        for (let i = 0; loading && i < 20; i++) {
          const page = await ask('/about').catch((error: Error) => error)
          if (page instanceof Error || page.status !== 200) failures.push(`page: ${describeFailure(page)}`)
          else counts.pages++
          const sent = await ask(CONTACT, message(`load ${client}`)).catch((error: Error) => error)
          if (sent instanceof Error || sent.status !== 200) failures.push(`message: ${describeFailure(sent)}`)
          else counts.messages++
        }
        leave()
      }
    })
    for (const i of [0, 1, 0] as const) {
      await sites[i].stop('SIGTERM')
      expect(sites[i].child.exitCode).toBe(0)
      sites[i] = await startSite(sites[i].port, rested, unlimited)
    }
    loading = false
    await Promise.all(load)
    console.log(`${name}: ${counts.pages} pages and ${counts.messages} messages during three restarts`)
    expect(failures).toEqual([])
    expect(await countStored(rested)).toBe(counts.messages)
  })
})

test('with one process only, Caddy lets requests wait while it restarts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'))
  const dataDir = join(folder, 'data')
  let site = await startSite(await freePort(), dataDir)
  const proxy = await startCaddy(join(folder, 'proxy'), await freePort(), [site.port])
  const { ask, leave } = visitor(proxy)
  expect((await ask('/')).status).toBe(200)
  await site.stop('SIGTERM')
  const waiting = Promise.all([ask('/about'), ask('/resume'), ask(CONTACT, message('While it was away'))])
  site = await startSite(site.port, dataDir)
  expect((await waiting).map(({ status }) => status)).toEqual([200, 200, 200])
  leave()
  await stopAll()
  rmSync(folder, { recursive: true })
})

function describeFailure(outcome: Error | { status: number }): string {
  return outcome instanceof Error ? outcome.message : `status ${outcome.status}`
}

async function countStored(dataDir: string): Promise<number> {
  const database = openSqlite(dataDir)
  const rows = await database.queries.selectFrom('contact_messages').select('id').execute()
  await database.close()
  return rows.length
}
