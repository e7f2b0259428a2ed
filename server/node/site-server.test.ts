import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import { type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { securityHeaders } from '../../shared/security-headers.ts'
import { writeBuiltSite } from '../testing/built-site.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { createSiteServer } from './site-server.ts'
import { loadStaticSite } from './static-files.ts'

const home = `<!doctype html><title>Home</title>${'<p>words</p>'.repeat(100)}`
const FILM = '/storage/v1/object/public/films/tour.mp4'
const large = Buffer.alloc(5 * 1024 * 1024, 'film')
let folder: string
let server: Server
let port: number

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(port, path, { headers, method })

beforeAll(async () => {
  folder = writeBuiltSite({
    'index.html': home,
    '404.html': '<!doctype html><title>Not found</title>',
    'about/index.html': '<!doctype html><title>About</title>',
    'assets/index-BkX_3aa9.js': 'console.log(1)',
    'images/hero-3fa9c01b.avif': Buffer.from('0123456789'),
    'storage/v1/object/public/films/tour.mp4': large,
    '.vite/manifest.json': '{}',
    '.env': 'SECRET=1',
    _headers: '/*',
  })
  const backend = {
    listener: async (_request: unknown, response: { end: (text: string) => void }) => response.end('backend'),
  }
  server = createSiteServer(loadStaticSite(folder, securityHeaders({ inlineScriptHashes: [] })), backend)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

test('a page is served with its type, the security headers and revalidation', async () => {
  const answer = await get('/')
  expect(answer.status).toBe(200)
  expect(answer.body.toString()).toBe(home)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
    'content-length': String(home.length),
  })
})

test('what is only ever part of a page carries no rules for pages', async () => {
  for (const path of ['/assets/index-BkX_3aa9.js', '/images/hero-3fa9c01b.avif']) {
    const { headers } = await get(path)
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['content-security-policy'], path).toBeUndefined()
  }
  expect((await get('/about')).headers['content-security-policy']).toContain("default-src 'self'")
  expect((await get('/nowhere')).headers['content-security-policy']).toContain("default-src 'self'")
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0', undefined],
  ['identity', undefined],
  ['sbr', undefined],
])('Accept-Encoding %j gets %s', async (accepted, encoding) => {
  const { headers, body } = await get('/', { 'accept-encoding': accepted })
  expect(headers['content-encoding']).toBe(encoding)
  const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
  expect(plain.toString()).toBe(home)
})

test('each encoding has a strong tag of its own, and only that tag gives 304', async () => {
  const plain = await get('/')
  const brotli = await get('/', { 'accept-encoding': 'br' })
  expect(plain.headers.etag).toMatch(/^"[\w-]+"$/)
  expect(brotli.headers.etag).not.toBe(plain.headers.etag)

  const tag = plain.headers.etag as string
  for (const value of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const again = await get('/', { 'if-none-match': value })
    expect(again.status).toBe(304)
    expect(again.body.length).toBe(0)
    expect(again.headers).toMatchObject({ etag: tag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' })
  }
  expect((await get('/', { 'if-none-match': tag, 'accept-encoding': 'br' })).status).toBe(200)
  expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200)
})

test('hashed files are immutable; a missing one is not', async () => {
  expect((await get('/assets/index-BkX_3aa9.js')).headers['cache-control']).toContain('immutable')
  expect((await get('/images/hero-3fa9c01b.avif')).headers['cache-control']).toContain('immutable')
  const missing = await get('/assets/index-BkX_3aa8.js')
  expect(missing.status).toBe(404)
  expect(missing.headers['cache-control']).toBe('no-cache')
})

test('HEAD has the headers of GET and no body', async () => {
  const { status, headers, body } = await get('/about', {}, 'HEAD')
  expect(status).toBe(200)
  expect(Number(headers['content-length'])).toBeGreaterThan(0)
  expect(body.length).toBe(0)
  expect((await get('/nowhere', {}, 'HEAD')).status).toBe(404)
})

test.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=-50', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=5-900', 206, '56789', 'bytes 5-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=-0', 416, '', 'bytes */10'],
  ['bytes=4-2', 200, '0123456789', undefined],
  ['bytes=0-1,3-4', 200, '0123456789', undefined],
  ['lines=1-2', 200, '0123456789', undefined],
  ['bytes=-', 200, '0123456789', undefined],
])('Range %s gives %i', async (range, status, text, contentRange) => {
  const answer = await get('/images/hero-3fa9c01b.avif', { range })
  expect(answer.status).toBe(status)
  expect(answer.body.toString()).toBe(text)
  expect(answer.headers['content-range']).toBe(contentRange)
})

test('a range is of the plain bytes, and If-Range guards it', async () => {
  const { headers, body } = await get('/', { range: 'bytes=0-8', 'accept-encoding': 'br' })
  expect(headers['content-encoding']).toBeUndefined()
  expect(body.toString()).toBe('<!doctype')
  expect((await get('/', { range: 'bytes=0-8', 'if-range': '"old"' })).status).toBe(200)
  expect((await get('/', { range: 'bytes=0-8', 'if-range': headers.etag as string })).status).toBe(206)
})

test('a file too large for memory is streamed, whole or in part', async () => {
  expect((await get(FILM)).body.equals(large)).toBe(true)
  const part = await get(FILM, { range: 'bytes=4-7' })
  expect(part.body.toString()).toBe('film')
  expect(part.headers['content-range']).toBe(`bytes 4-7/${large.length}`)
})

test.each([
  ['/about/', '/about'],
  ['/about/?a=1&b=%2F', '/about?a=1&b=%2F'],
  ['/about/index.html', '/about'],
  ['/index.html', '/'],
  ['//', '/'],
])('%s redirects to %s', async (path, location) => {
  const answer = await get(path)
  expect(answer.status).toBe(308)
  expect(answer.headers.location).toBe(location)
})

test.each([
  '//evil.example',
  '//evil.example/',
  '/\\evil.example/',
  '/%2Fevil.example/',
  '/%5Cevil.example/',
  '/about//',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/assets/..%5c..%5cpackage.json',
  '/.env',
  '/%2eenv',
  '/.vite/manifest.json',
  '/_headers',
  '/index.html.br',
  '/404.html',
  '/About',
  '/about%00',
  '/__proto__',
  '/nowhere?x=1',
])('%s is not found, and is no redirect', async (path) => {
  const answer = await get(path)
  expect(answer.status).toBe(404)
  expect(answer.headers.location).toBeUndefined()
  expect(answer.headers['cache-control']).toBe('no-cache')
  expect(answer.body.toString()).toContain('Not found')
})

test.each(['/%', '/%zz', '/%c3%28', '/about%'])('%s is a bad request', async (path) => {
  expect((await get(path)).status).toBe(400)
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is not a method of a page', async (method) => {
  const answer = await get('/about', {}, method)
  expect(answer.status).toBe(405)
  expect(answer.headers.allow).toBe('GET, HEAD')
  expect((await get('/nowhere', {}, method)).status).toBe(404)
})

test('an encoded path and a whole address find their file', async () => {
  expect((await get('/%61bout')).status).toBe(200)
  expect((await get('http://example.com/about')).status).toBe(200)
  expect((await get('http://example.com')).body.toString()).toBe(home)
})

test.each(['/functions/v1/x', '/functions', '/rest/v1/', '/auth/v1/token', '/healthz?x=1'])(
  '%s belongs to the backend',
  async (path) => {
    expect((await get(path)).body.toString()).toBe('backend')
  },
)

test('two Host headers are a bad request, for a page as for the backend', async () => {
  const host = ['Host', 'site.example.com']
  for (const path of ['/', '/healthz']) {
    expect((await rawRequest(port, path, { headers: host })).status).toBe(200)
    expect((await rawRequest(port, path, { headers: [...host, 'host', 'b.example.com'] })).status).toBe(400)
  }
})

test('downloads that visitors leave in the middle leave no file open', async () => {
  const openFiles = () => readdirSync('/dev/fd').length
  const before = openFiles()
  const downloads = Array.from({ length: 50 }, async () => {
    const asked = request({ host: '127.0.0.1', port, path: FILM, agent: false }).end()
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    await once(answer, 'readable')
    asked.destroy()
  })
  await Promise.all(downloads)
  await expect.poll(openFiles, { timeout: 10_000 }).toBeLessThanOrEqual(before)
})

test('a folder without a site is refused', () => {
  const empty = writeBuiltSite({ 'about.html': '' })
  expect(() => loadStaticSite(empty, {})).toThrow('lacks index.html or 404.html')
  rmSync(empty, { recursive: true })
})
