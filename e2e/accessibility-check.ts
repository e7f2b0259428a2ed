import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { expectLaidOut, openLive } from './site-test'

const PHONE = { width: 390, height: 844 }
/** What a window of 1280 pixels leaves at a zoom of 200 %, and the narrowest phone. */
const NARROW = [640, 320]

/** axe at both widths, one h1, headings in order, and nothing that sticks out sideways. */
export async function expectAccessible(page: Page, path: string): Promise<void> {
  await openLive(page, path)
  await expectNoViolations(page)
  await page.setViewportSize(PHONE)
  await expectNoViolations(page)
  await expect(page.locator('h1')).toHaveCount(1)
  const levels = await page
    .locator('h1, h2, h3, h4, h5')
    .evaluateAll((list) => list.map(({ tagName }) => Number(tagName[1])))
  const jumps = levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1)
  expect(jumps, 'headings that skip a level').toEqual([])
  for (const width of NARROW) {
    await page.setViewportSize({ width, height: 700 })
    await expectNoSidewaysScroll(page)
  }
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }))
  expect(scrollWidth, `at ${clientWidth} px`).toBeLessThanOrEqual(clientWidth)
}

/** Of the whole page, or of the elements within a selector. Frames have journeys of their own. */
export async function expectNoViolations(page: Page, within = 'html'): Promise<void> {
  // Sections far from the screen are laid out too, so that contrast is measured where the texts really stand.
  await expectLaidOut(page)
  await expectNoViolationsSoFar(page, within)
}

/** The same of a view that is drawn at once, such as the owner's. */
export async function expectNoViolationsSoFar(page: Page, within = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .exclude('iframe')
    .setLegacyMode()
    // What is well takes half of the time to describe.
    .options({ resultTypes: ['violations'] })
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual(
    [],
  )
}
