// npm run bench page-load [profile or page]: cold loads under two profiles, beside the limit page, the least that a page
// can be, and where npm run build:locked was run beside the same page with the lock on. BEFORE=http://… names a server of
// an earlier state of the site, whose loads are taken in the same turns.
import { writeFileSync } from 'node:fs'
import { openBrowser } from '../artwork/browser.mjs'
import { barChart } from './bar-chart.mjs'
import { coldLoad, PROFILES } from './cold-load.mjs'
import { startLockedSite } from './locked-site.mjs'
import { LIMIT_PATH, startReferenceSite } from './reference-site.mjs'
import { waterfall } from './waterfall.mjs'
import { repeatedLine, whileQuiet } from './while-quiet.mjs'

const SITE = process.argv[2] ?? 'http://127.0.0.1:4173'
const BEFORE = process.env.BEFORE
const only = process.argv[3] ?? ''
const RUNS = Number(process.env.RUNS ?? 15)
const FIGURES = ['FCP', 'LCP', 'screen', 'CLS', 'TBT']
const PAGES = [
  { name: 'gate', path: '/', access: false },
  { name: 'home', path: '/', access: true },
  { name: 'case study', path: '/case-study/trace-flow-map', access: true },
  { name: 'visuals', path: '/visuals', access: true },
  { name: 'presentation', path: '/presentation', access: true },
]

const { base, close } = await startReferenceSite(SITE)
const locked = await startLockedSite()
const lockedBase = locked && (await startReferenceSite(`http://127.0.0.1:${locked.port}`))
const before = BEFORE && (await startReferenceSite(BEFORE))
const browser = await openBrowser()
const results = []
for (const [profileName, profile] of Object.entries(PROFILES)) {
  const pages = PAGES.filter(({ name }) => `${profileName} ${name}`.includes(only))
  const loads = pages.flatMap(({ name, path, access }) => [
    { name, address: base + path, access },
    ...(locked && access
      ? [{ name: `${name}, locked`, address: lockedBase.base + path, access, cookie: locked.cookie }]
      : []),
    ...(before ? [{ name: `${name}, before`, address: before.base + path, access }] : []),
    // Once for each page: what all are compared with has to be the steadiest figure.
    { name: 'limit', address: base + LIMIT_PATH },
  ])
  const runs = {}
  for (let turn = 0; turn < RUNS; turn++)
    for (const { name, address, ...visitor } of inAnyOrder(loads)) {
      runs[name] ??= []
      runs[name].push(await whileQuiet(() => coldLoad(browser, address, profile, visitor)))
    }
  for (const { name } of pages) {
    const ours = medians(runs[name])
    const limit = medians(runs.limit)
    const withLock = runs[`${name}, locked`]
    const earlier = runs[`${name}, before`]
    results.push({
      ...row(profileName, name, ours, limit),
      ...(withLock && lockRatios(medians(withLock), ours)),
      ...(earlier && earlierRatios(medians(earlier), limit)),
    })
  }
  if (runs.home)
    writeFileSync(
      `bench/results/waterfall-${profileName}.svg`,
      waterfall(`Home, ${profileName}`, runs.home[RUNS >> 1]),
    )
}
await browser.close()
close()
lockedBase?.close()
before?.close()
await locked?.stop()
console.table(results)
console.log(repeatedLine())
if (!only) writeFileSync('bench/results/page-load.svg', barChart(results))

/** A page that is always measured after the same other one, or in the same minute, is slower or faster by that. */
function inAnyOrder(loads) {
  return loads
    .map((load) => ({ load, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ load }) => load)
}

function medians(runs) {
  return Object.fromEntries(
    FIGURES.map((figure) => [figure, runs.map((run) => run[figure]).sort((a, b) => a - b)[runs.length >> 1]]),
  )
}

function lockRatios(withLock, without) {
  const ratio = (figure) => Number((withLock[figure] / without[figure]).toFixed(2))
  return { 'lock FCP ratio': ratio('FCP'), 'lock LCP ratio': ratio('LCP') }
}

function earlierRatios(earlier, limit) {
  const ratio = (figure) => Number((earlier[figure] / limit[figure]).toFixed(2))
  return {
    'FCP ratio before': ratio('FCP'),
    'LCP ratio before': ratio('LCP'),
    'screen ratio before': ratio('screen'),
  }
}

function row(profile, page, ours, limit) {
  const ratio = (figure) => Number((ours[figure] / limit[figure]).toFixed(2))
  return {
    profile,
    page,
    'FCP ms': Math.round(ours.FCP),
    'limit FCP ms': Math.round(limit.FCP),
    'FCP ratio': ratio('FCP'),
    'LCP ms': Math.round(ours.LCP),
    'limit LCP ms': Math.round(limit.LCP),
    'LCP ratio': ratio('LCP'),
    'screen ms': Math.round(ours.screen),
    'limit screen ms': Math.round(limit.screen),
    'screen ratio': ratio('screen'),
    CLS: Number(ours.CLS.toFixed(3)),
    'TBT ms': Math.round(ours.TBT),
  }
}
