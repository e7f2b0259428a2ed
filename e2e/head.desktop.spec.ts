import { readFileSync } from 'node:fs'
import { expect, installed, skipWithoutPage, test } from './site-test'

const sitemap = readFileSync('dist/client/sitemap.xml', 'utf8')
/** As the build reads it. */
const ORIGIN = process.env.SITE_ORIGIN || installed.site.seoDefaults.origin
const PATHS = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path!)

test('every page is served with its own head, before any script', async ({ request }) => {
  if (installed.site.owner.sample) expect(PATHS).toHaveLength(31)
  const titles = new Set<string>()
  for (const path of PATHS) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    const html = await response.text()
    const head = html.slice(0, html.indexOf('</head>'))
    titles.add(/<title[^>]*>([^<]+)</.exec(head)![1]!)
    expect(head, path).toMatch(/<meta [^>]*name="description" content="[^"]{50,}"/)
    expect(head, path).toContain(`rel="canonical" href="${ORIGIN}${path}"`)
    expect(head, path).toContain('content="index, follow"')
    const image = /property="og:image" content="https:\/\/[^/]+([^"]+)"/.exec(head)![1]!
    const preview = await request.get(image)
    expect(preview.headers()['content-type'], image).toBe('image/jpeg')
  }
  expect(titles.size).toBe(PATHS.length)
})

test('the dashboard is kept out of search engines and of the sitemap', async ({ request }) => {
  skipWithoutPage('/dashboard')
  expect(await (await request.get('/dashboard')).text()).toContain('content="noindex')
  expect(sitemap).not.toContain('/dashboard')
})

test('robots.txt, manifest and icons are there', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  const manifest = await (await request.get('/site.webmanifest')).json()
  for (const { src } of [...manifest.icons, { src: '/apple-touch-icon.png' }]) {
    expect((await request.get(src)).status(), src).toBe(200)
  }
})
