/** One cold load of a page in a slowed browser, and what the visitor sees when. */

export const PROFILES = {
  phone: { latency: 150, bits: 1_600_000, slowdown: 4, viewport: { width: 390, height: 844 }, dpr: 3 },
  desktop: { latency: 40, bits: 10_000_000, slowdown: 1, viewport: { width: 1440, height: 900 }, dpr: 1 },
}

/**
 * A visitor's browser is at rest when they follow a link. One that has just opened a window is busy with that for about
 * a second, on every core: the limit page paints 90 to 110 ms later then.
 */
const AT_REST_MS = 1000

/** Paints and shifts, blocking time, how long the first screen took whole, and the files in the order of asking. */
export async function coldLoad(browser, address, profile, { access, cookie }) {
  const context = await browser.newContext({
    viewport: profile.viewport,
    deviceScaleFactor: profile.dpr,
    ignoreHTTPSErrors: true,
  })
  if (cookie) await context.addCookies([{ ...cookie, url: new URL(address).origin }])
  if (access) await context.addInitScript(() => localStorage.setItem('portfolio-authenticated', 'true'))
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
  await tab.waitForTimeout(AT_REST_MS)
  await tab.goto(address, { waitUntil: 'load', timeout: 120_000 })
  await tab.waitForLoadState('networkidle', { timeout: 120_000 })
  const { longTasks, ...measured } = await tab.evaluate(() => window.measured)
  const files = await tab.evaluate(timings)
  const pictures = await tab.evaluate(firstScreenPictures)
  await context.close()
  const arrivals = files.filter(({ url }) => pictures.includes(url)).map(({ end }) => end)
  return {
    ...measured,
    screen: Math.max(measured.FCP, ...arrivals),
    TBT: blockingTime(longTasks, measured.FCP),
    script: files.filter(({ url }) => url.endsWith('.js')).reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

/** What goes beyond 50 ms in each task, from the first paint on. */
function blockingTime(tasks, firstPaint) {
  return tasks.reduce((sum, { start, end }) => sum + Math.max(0, end - Math.max(start, firstPaint) - 50), 0)
}

/** Runs in the page: first and largest paint, shifts, when React handles a press, and what blocks the main thread. */
function observe() {
  window.measured = { FCP: 0, LCP: 0, CLS: 0, alive: Number.NaN, longTasks: [] }
  // An element that React has taken over carries its handlers.
  const isHandled = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  const timer = setInterval(() => {
    const link = document.querySelector('header a')
    if (!link || !isHandled(link)) return
    clearInterval(timer)
    measured.alive = performance.now()
  }, 10)
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

/** Runs in the page. */
function timings() {
  return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
    ({ name, responseEnd, encodedBodySize }) => ({ url: name, end: responseEnd, bytes: encodedBodySize }),
  )
}

/** Runs in the page: the addresses of the pictures that a visitor sees without scrolling. */
function firstScreenPictures() {
  return [...document.images]
    .filter((picture) => {
      const { width, top, left } = picture.getBoundingClientRect()
      return width > 0 && top < innerHeight && left < innerWidth
    })
    .map(({ currentSrc }) => currentSrc)
}
