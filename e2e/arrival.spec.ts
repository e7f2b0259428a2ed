import type { Page } from '@playwright/test'
import { expect, firstStudy, skipWithoutPage, test } from './site-test'

// On a line so slow that a page comes in pieces: what is drawn stays where it is.
const BYTES_PER_SECOND = 10_000
/** Of the screen, as browsers count. The deck's first slide is set from its foot, so that its words move up a little. */
const MOST_SHIFTS = 0.02

const STUDY = `/case-study/${firstStudy.id}`

test('the gate is drawn while the page behind it arrives, and nothing moves', async ({ page }) => {
  const { painted, read, shifts } = await arrival(page, '/')
  expect(painted).toBeLessThan(read)
  expect(shifts).toBeLessThanOrEqual(MOST_SHIFTS)
})

test.describe('with access', () => {
  test.use({ access: true, expectedErrors: /status (of )?404/ })

  for (const path of ['/', STUDY, '/about', '/visuals', '/presentation', '/not-there'])
    test(`${path} is drawn while it arrives, and nothing moves`, async ({ page }) => {
      skipWithoutPage(path)
      const { painted, read, shifts } = await arrival(page, path)
      expect(painted).toBeLessThan(read)
      expect(shifts).toBeLessThanOrEqual(MOST_SHIFTS)
    })
})

/** When something was seen first, when the whole file had come, and how much had moved by then. */
async function arrival(page: Page, path: string) {
  await page.addInitScript(observe)
  await slowDown(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    read: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseEnd,
    shifts: window.shifts,
  }))
}

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
