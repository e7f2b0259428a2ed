// npm run bench page-load [profile or page]: cold loads under two profiles, over HTTP/1.1 and HTTP/2, beside the limit
// page, the least that a page can be. BEFORE=http://… names a server of an earlier state of the site, whose loads are taken
// in the same turns; RUNS=… says how many there are.
import { openBrowser } from '../artwork/browser.mjs'
import { coldLoad, PROFILES } from './cold-load.mjs'
import { LIMIT_PATH, startReferenceSite } from './reference-site.mjs'
import { repeatedLine, whileQuiet } from './while-quiet.mjs'

const SITE = process.argv[2] ?? 'http://127.0.0.1:4173'
const { BEFORE } = process.env
const only = process.argv[3] ?? ''
const RUNS = Number(process.env.RUNS ?? 9)
const PROTOCOLS = ['HTTP/1.1', 'HTTP/2']
const FIGURES = ['FCP', 'LCP', 'screen', 'alive', 'CLS', 'TBT', 'script']
const PAGES = [
  { name: 'gate', path: '/', access: false },
  { name: 'home', path: '/', access: true },
  { name: 'case study', path: '/case-study/trace-flow-map', access: true },
  { name: 'visuals', path: '/visuals', access: true },
  { name: 'presentation', path: '/presentation', access: true },
]

const browser = await openBrowser()
const results = []
for (const [profileName, profile] of Object.entries(PROFILES)) {
  const pages = PAGES.filter(({ name }) => `${profileName} ${name}`.includes(only))
  if (pages.length === 0) continue
  const loads = []
  const sites = []
  for (const protocol of PROTOCOLS) {
    const now = await startReferenceSite(SITE, protocol)
    const before = BEFORE && (await startReferenceSite(BEFORE, protocol))
    sites.push(now, ...(before ? [before] : []))
    for (const { name, path, access } of pages) {
      loads.push({ name: `${protocol} ${name}`, address: now.base + path, access })
      if (before) loads.push({ name: `${protocol} ${name} before`, address: before.base + path, access })
    }
    // Once for all pages: what they are compared with has to be the steadiest figure.
    loads.push({ name: `${protocol} limit`, address: now.base + LIMIT_PATH })
  }
  const runs = {}
  for (let turn = 0; turn < RUNS; turn++)
    for (const { name, address, access } of inAnyOrder(loads)) {
      runs[name] ??= []
      runs[name].push(await whileQuiet(() => coldLoad(browser, address, profile, { access })))
    }
  for (const protocol of PROTOCOLS)
    for (const { name } of pages) {
      const limit = medians(runs[`${protocol} limit`])
      const before = runs[`${protocol} ${name} before`]
      results.push({
        profile: profileName,
        protocol,
        page: name,
        ...row(medians(runs[`${protocol} ${name}`]), limit, before && medians(before)),
      })
    }
  for (const { close } of sites) close()
}
await browser.close()
console.table(results)
console.log(repeatedLine())

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

function row(now, limit, before) {
  const ratio = (figure, to) => (to ? Number((now[figure] / to[figure]).toFixed(2)) : '')
  const whole = (value) => (Number.isFinite(value) ? Math.round(value) : '')
  return {
    'FCP ms': whole(now.FCP),
    'before FCP': whole(before?.FCP),
    'limit FCP': whole(limit.FCP),
    'FCP/before': ratio('FCP', before),
    'FCP/limit': ratio('FCP', limit),
    'LCP/limit': ratio('LCP', limit),
    'screen/limit': ratio('screen', limit),
    'alive after FCP': whole(now.alive - now.FCP),
    'before alive': whole(before && before.alive - before.FCP),
    'TBT ms': whole(now.TBT),
    'before TBT': whole(before?.TBT),
    CLS: Number(now.CLS.toFixed(3)),
    'script KB': Number((now.script / 1024).toFixed(1)),
  }
}
