import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** axe, one h1, headings in order, and nothing wider than a small phone. */
export async function expectAccessible(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-ready', '')
  await expectNoViolations(page)
  await expect(page.locator('h1')).toHaveCount(1)
  const levels = await page
    .locator('h1, h2, h3, h4, h5')
    .evaluateAll((list) => list.map(({ tagName }) => Number(tagName[1])))
  const jumps = levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1)
  expect(jumps, 'headings that skip a level').toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
}

/** Frames have journeys of their own. */
export async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual(
    [],
  )
}
