import type { Page } from '@playwright/test'
import { expect, firstStudy, holdScripts, skipWithoutPage, test } from './site-test'

// Where a stand-in and its font break a headline in different places, all below it moves when the font comes.
const WIDTHS = [360, 390, 412, 430]
const MOST = 0.02

test.use({ access: true })

for (const path of ['/', firstStudy.caseStudyUrl, '/about', '/visuals'])
  test(`${path} stays where it is when its fonts come late`, async ({ page }) => {
    skipWithoutPage(path)
    await page.addInitScript(observe)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 823 })
      const release = await holdScripts(page, /\.woff2/)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loading')
      release()
      await page.evaluate(() => document.fonts.ready)
      expect(await shifts(page), `at ${width} px`).toBeLessThanOrEqual(MOST)
    }
  })

/** Runs in the page. */
function observe(): void {
  Object.assign(window, { shifts: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.shifts += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** How much has moved when two more frames have been painted. */
function shifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(window.shifts))))
      }),
  )
}
