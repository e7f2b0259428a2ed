import type { Page } from '@playwright/test'
import { withoutAccent } from '../src/components/ui/accent'
import { expect, installed, openLive, skipWithout, test } from './site-test'

test.use({ access: true })

const { hero, sections } = installed.home
const HEADLINE = withoutAccent(hero.headline)

test.beforeEach(async ({ page }) => {
  await openLive(page, '/')
})

function section(page: Page, id: string) {
  return page.locator(`section#${id}`)
}

test('work comes soon, and the way to it is in the first screen', async ({ page }) => {
  skipWithout(sections[0]?.id === 'projects', 'work as the first section of Home')
  const screens = (selector: string, edge: 'top' | 'bottom') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, side) => (element.getBoundingClientRect()[side] + scrollY) / innerHeight, edge)
  const wide = page.viewportSize()!.width > 1000
  expect(await screens('#projects img', 'top')).toBeLessThan(wide ? 1.3 : 1.6)
  expect(await screens(`[aria-label="${hero.scrollLabel}"]`, 'bottom')).toBeLessThan(1)
  const top = page.getByRole('region', { name: HEADLINE })
  await expect(top).toContainText(`${installed.site.owner.name}, ${installed.site.owner.role}`)
  for (const [width, height] of wide
    ? [
        [1024, 768],
        [1920, 1080],
        [2560, 1440],
      ]
    : [[360, 640]]) {
    await page.setViewportSize({ width: width!, height: height! })
    expect(await screens(`[aria-label="${hero.scrollLabel}"]`, 'bottom'), `${width} px`).toBeLessThan(1)
  }
})

test('a frame is loaded for those who stay near it, not for those who go on to the contact form', {
  tag: '@sample',
}, async ({ page }) => {
  const frame = section(page, 'embeds').locator('iframe')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.evaluate(() => document.querySelector('#embeds')?.scrollIntoView({ behavior: 'instant' }))
  await page.evaluate(() => document.querySelector('#contact')?.scrollIntoView({ behavior: 'instant' }))
  await expect(section(page, 'contact').getByRole('heading', { level: 2 })).toBeInViewport()
  // It would be asked for by now, had passing it counted.
  await page.clock.runFor(1000)
  await expect(frame).toHaveCount(0)
  await section(page, 'embeds').getByRole('tab').first().scrollIntoViewIfNeeded()
  await expect(async () => {
    await page.clock.runFor(1000)
    await expect(frame).toHaveCount(1, { timeout: 100 })
  }).toPass()
})
