// npm run bench lighthouse: Lighthouse's scores of pages as a visitor sees them who has passed the gate before, and of the
// gate. npx fetches it: it is no dependency of the project.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { findBrowser } from '../scripts/find-browser.mjs'

const SITE = process.argv[2] ?? 'http://127.0.0.1:4173'
const LIGHTHOUSE = 'lighthouse@12'
const SCREENS = { phone: [], desktop: ['--preset=desktop'] }
const PAGES = [
  { name: 'gate', path: '/', stranger: true },
  { name: 'home', path: '/' },
  { name: 'case study', path: '/case-study/trace-flow-map' },
  { name: 'visuals', path: '/visuals' },
  { name: 'contact', path: '/contact' },
  { name: 'presentation', path: '/presentation' },
]

const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'))
const context = await chromium.launchPersistentContext(profile, {
  executablePath: findBrowser(chromium.executablePath()) ?? undefined,
  args: ['--no-sandbox', '--disable-gpu', '--remote-debugging-port=0'],
})
const [port] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')
const results = []
for (const { name, path, stranger } of PAGES) {
  await remember(!stranger)
  for (const screen of Object.keys(SCREENS))
    results.push({ page: name, screen, ...(await audit(path, screen)) })
}
await context.close()
rmSync(profile, { recursive: true, force: true })
console.table(results)

/** Whether the browser has passed the gate. */
async function remember(passed) {
  const tab = await context.newPage()
  await tab.goto(SITE)
  await tab.evaluate((inside) => {
    localStorage.clear()
    if (inside) localStorage.setItem('portfolio-authenticated', 'true')
  }, passed)
  await tab.close()
}

async function audit(path, screen) {
  const how = ['--disable-storage-reset', '--quiet', '--output=json']
  const call = ['--yes', LIGHTHOUSE, SITE + path, `--port=${port}`, ...how, ...SCREENS[screen]]
  const { stdout } = await promisify(execFile)('npx', call, { maxBuffer: 2 ** 28 })
  const { categories, audits } = JSON.parse(stdout)
  const score = (category) => Math.round(categories[category].score * 100)
  const lost = Object.values(categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs.filter(({ id, weight }) => weight > 0 && audits[id].score === 0))
  return {
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    search: score('seo'),
    CLS: Number(audits['cumulative-layout-shift'].numericValue.toFixed(3)),
    lost: lost.map(({ id }) => id).join(', '),
  }
}
