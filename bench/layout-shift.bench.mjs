// npm run bench layout-shift: how far the parts of each page move while it loads, on a slow line and a slow processor.
import { openBrowser } from '../artwork/browser.mjs'
import { coldLoad, PROFILES } from './cold-load.mjs'

/** The phone's width decides where a headline breaks until its font has come. */
const SCREENS = {
  ...Object.fromEntries(
    [360, 390, 412, 430].map((width) => [width, { ...PROFILES.phone, viewport: { width, height: 823 } }]),
  ),
  1440: PROFILES.desktop,
}

const SITE = process.argv[2] ?? 'http://127.0.0.1:4173'
const only = process.argv[3] ?? ''

const sitemap = await (await fetch(`${SITE}/sitemap.xml`)).text()
const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname)
const pages = [
  { page: 'gate', path: '/', access: false },
  ...[...listed, '/dashboard'].map((path) => ({ page: path, path, access: true })),
].filter(({ page }) => page.includes(only))

const browser = await openBrowser()
const results = []
for (const { page, path, access } of pages) {
  const shifts = { page }
  for (const [name, profile] of Object.entries(SCREENS)) {
    const { CLS } = await coldLoad(browser, SITE + path, profile, { access })
    shifts[name] = Number(CLS.toFixed(3))
  }
  results.push(shifts)
}
await browser.close()
console.table(results)
const most = Math.max(...results.flatMap(({ page: _, ...shifts }) => Object.values(shifts)))
console.log(`At most ${most}.`)
