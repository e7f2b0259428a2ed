import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../server/testing/free-port.ts'
import { run, stopAll, until } from './programs.ts'

const WRANGLER = resolve('deploy/rehearse/node_modules/wrangler/bin/wrangler.js')
const PDF = '/storage/v1/object/public/documents/tova-merrin-resume.pdf'

let address: string

beforeAll(async () => {
  const port = await freePort()
  address = `http://127.0.0.1:${port}`
  const config = ['--config', 'deploy/cloudflare/wrangler.jsonc']
  const place = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', String(await freePort())]
  const wrangler = run(process.execPath, [WRANGLER, 'dev', ...config, ...place], {
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' },
  })
  await until(async () => (await fetch(address).catch(() => undefined))?.ok ?? false, wrangler)
})
afterAll(stopAll)

const get = (path: string) => fetch(address + path, { redirect: 'manual' })
const client = (name: string) => readFileSync(join('dist/client', name))

test('every page is shown at its own address, without a redirect', async () => {
  const pages = [
    ...client('sitemap.xml')
      .toString()
      .matchAll(/<loc>(.*?)<\/loc>/g),
  ]
    .map(([, url = '']) => new URL(url).pathname)
    .concat('/dashboard', '/embeds/design-file', '/embeds/code-experiment/preview')
  expect(pages.length).toBeGreaterThan(30)
  for (const path of pages) {
    const answer = await get(path)
    expect(answer.status, path).toBe(200)
    expect(await answer.text(), path).toBe(client(join(path, 'index.html')).toString())
  }
})

test('an unknown address is the site’s own page, with status 404', async () => {
  const answer = await fetch(`${address}/nowhere`, { headers: { 'sec-fetch-mode': 'navigate' } })
  expect(answer.status).toBe(404)
  expect(await answer.text()).toBe(client('404.html').toString())
})

test('pages are asked for anew, hashed files are kept for ever, and each has the headers that it needs', async () => {
  const page = await get('/about')
  expect(page.headers.get('cache-control')).toBe('no-cache')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  const script = readdirSync('dist/client/assets').find((name) => name.endsWith('.js'))
  const [version] = readdirSync('dist/client/data')
  for (const path of [`/assets/${script}`, `/data/${version}/about.json`]) {
    const { headers } = await get(path)
    expect(headers.get('cache-control'), path).toBe('public, max-age=31536000, immutable')
    expect(headers.get('content-security-policy'), path).toBeNull()
  }
  const preview = await get('/embeds/code-experiment/preview')
  expect(preview.headers.get('content-security-policy')).toContain('sandbox allow-scripts')
  expect(preview.headers.get('content-security-policy')).not.toContain("'self' 'sha256-")
})

test('PDF and link previews come as what they are', async () => {
  const pdf = await get(PDF)
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(Buffer.from(await pdf.arrayBuffer())).toEqual(client(PDF))
  const [, image = ''] =
    /property="og:image" content="([^"]+)"/.exec(await (await get('/about')).text()) ?? []
  const preview = await get(new URL(image).pathname)
  expect([preview.status, preview.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^image\//),
  ])
})

test('what is for hosts only, and the compressed copies, are not published', async () => {
  for (const path of ['/_headers', '/_redirects', '/.assetsignore', '/index.html.br', '/sitemap.xml.gz'])
    expect((await get(path)).status, path).toBe(404)
})
