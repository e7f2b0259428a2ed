import type { Page } from '@playwright/test'
import { expect, firstStudy, skipWithoutPage, test } from './site-test'

// On a line so slow that a page comes in pieces: it is drawn while it arrives, and what is drawn stays where it is.
const BYTES_PER_SECOND = 10_000

test.use({ access: true, expectedErrors: /status (of )?404/ })

const STUDY = `/case-study/${firstStudy.id}`

for (const path of ['/', STUDY, '/about', '/visuals', '/presentation', '/not-there'])
  test(`${path} is drawn while it arrives, and nothing moves`, async ({ page }) => {
    skipWithoutPage(path)
    await page.addInitScript(observe)
    await slowDown(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const { shifts, painted, read } = await page.evaluate(() => ({
      shifts: window.shifts,
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      read: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseEnd,
    }))
    expect(painted).toBeLessThan(read)
    expect(shifts).toBeLessThanOrEqual(0.01)
  })

declare global {
  interface Window {
    shifts: number
  }
}

/** Runs in the page. */
function observe(): void {
  window.shifts = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.shifts += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

async function slowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  })
}
