// npm run bench page-load [profile or page]: cold loads under two profiles, beside the same page without any script.
import { writeFileSync } from 'node:fs'
import { openBrowser } from '../artwork/browser.mjs'
import { barChart } from './bar-chart.mjs'
import { referencePath, startReferenceSite } from './reference-site.mjs'

const SITE = process.argv[2] ?? 'http://127.0.0.1:4173'
const only = process.argv[3] ?? ''
const RUNS = 5
const PROFILES = {
  mobile: { latency: 150, bits: 1_600_000, slowdown: 4, viewport: { width: 390, height: 844 }, dpr: 3 },
  desktop: { latency: 40, bits: 10_000_000, slowdown: 1, viewport: { width: 1440, height: 900 }, dpr: 1 },
}
const PAGES = [
  { name: 'gate', path: '/', access: false },
  { name: 'home', path: '/', access: true },
  { name: 'case study', path: '/case-study/trace-flow-map', access: true },
  { name: 'visuals', path: '/visuals', access: true },
  { name: 'presentation', path: '/presentation', access: true },
]

async function load(browser, base, profile, page, reference) {
  const context = await browser.newContext({ viewport: profile.viewport, deviceScaleFactor: profile.dpr })
  if (page.access) await context.addInitScript(() => localStorage.setItem('portfolio-authenticated', 'true'))
  await context.addInitScript(observe)
  const tab = await context.newPage()
  const session = await context.newCDPSession(tab)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latency,
    downloadThroughput: profile.bits / 8,
    uploadThroughput: profile.bits / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.slowdown })
  const address = base + (reference ? referencePath(page) : page.path)
  await tab.goto(address, { waitUntil: 'load', timeout: 120_000 })
  await tab.waitForLoadState('networkidle', { timeout: 120_000 })
  const { longTasks, ...measured } = await tab.evaluate(() => window.measured)
  await context.close()
  return { ...measured, TBT: blockingTime(longTasks, measured.FCP) }
}

/** What goes beyond 50 ms in each task, from the first paint on. */
function blockingTime(tasks, firstPaint) {
  return tasks.reduce((sum, { start, end }) => sum + Math.max(0, end - Math.max(start, firstPaint) - 50), 0)
}

/** Runs in the page: first and largest paint, shifts, and the tasks that block the main thread. */
function observe() {
  window.measured = { FCP: 0, LCP: 0, CLS: 0, longTasks: [] }
  const { measured } = window
  const watch = (type, see) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') measured.FCP = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    measured.LCP = entry.startTime
  })
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) measured.CLS += entry.value
  })
  watch('longtask', (entry) => {
    measured.longTasks.push({ start: entry.startTime, end: entry.startTime + entry.duration })
  })
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]
const medians = (runs) =>
  Object.fromEntries(Object.keys(runs[0]).map((key) => [key, median(runs.map((run) => run[key]))]))

const { base, close } = await startReferenceSite(SITE, PAGES)
const browser = await openBrowser()
const results = []
for (const [profileName, profile] of Object.entries(PROFILES)) {
  for (const page of PAGES.filter(({ name }) => `${profileName} ${name}`.includes(only))) {
    const runs = { ours: [], reference: [] }
    for (let run = 0; run < RUNS; run++) {
      runs.ours.push(await load(browser, base, profile, page, false))
      runs.reference.push(await load(browser, base, profile, page, true))
    }
    const ours = medians(runs.ours)
    const reference = medians(runs.reference)
    results.push({
      profile: profileName,
      page: page.name,
      'FCP ms': Math.round(ours.FCP),
      'FCP ratio': Number((ours.FCP / reference.FCP).toFixed(2)),
      'LCP ms': Math.round(ours.LCP),
      'LCP ratio': Number((ours.LCP / reference.LCP).toFixed(2)),
      CLS: Number(ours.CLS.toFixed(3)),
      'TBT ms': Math.round(ours.TBT),
    })
  }
}
await browser.close()
close()
console.table(results)
writeFileSync('bench/results/page-load.json', JSON.stringify(results, null, 2))
writeFileSync('bench/results/page-load.svg', barChart(results))
