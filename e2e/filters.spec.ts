import type { Locator, Page } from '@playwright/test'
import { boxOf, expectMoving, expectStill, expectWays, setPace, watchFrames } from './moving'
import { expect, galleryKinds, installed, openLive, skipWithout, test } from './site-test'

test.use({ access: true })

const { items, filtersLabel } = installed.visuals.visuals
const [first, last] = [galleryKinds[0]!, galleryKinds.at(-1)!]

test.beforeEach(() => skipWithout(galleryKinds.length > 1, 'filters over the gallery'))

function filter(page: Page, { label }: { label: string }): Locator {
  return page
    .getByRole('group', { name: filtersLabel })
    .getByRole('button', { name: new RegExp(`^${label} \\d`) })
}

function tile(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
}

async function expectShown(page: Page, { label, count }: { label: string; count: number }): Promise<void> {
  await expect(filter(page, { label })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(count)
}

test('tiles that stay go to their new places', async ({ page }) => {
  await openLive(page, '/visuals')
  const staying = items
    .filter(({ category }) => category === last.value)
    .map(({ title }) => tile(page, title))
  const before = await Promise.all(staying.map(boxOf))
  await setPace(page, 0)
  await filter(page, last).press('Enter')
  await expectShown(page, last)
  const after = await Promise.all(staying.map(boxOf))
  const { height } = page.viewportSize()!
  const seen = before.map((from, index) => [from, after[index]!] as [typeof from, typeof from])
  const ways = seen.filter(([from, to]) => from.top < 1.1 * height && to.top < height)
  expect(ways.length).toBeGreaterThan(0)
  await expectWays(page, ways)
  await setPace(page, 1)
  await expectStill(page)
  expect(await Promise.all(staying.map(boxOf))).toEqual(after)
})

test('of two filters at once the second is shown', async ({ page }) => {
  await openLive(page, '/visuals')
  await filter(page, first).evaluate(
    (button: HTMLElement, other) => {
      button.click()
      ;(other as HTMLElement).click()
    },
    await filter(page, last).elementHandle(),
  )
  await expectShown(page, last)
  await expectStill(page)
})

test('whoever acts while tiles move meets them in their places', async ({ page }) => {
  await openLive(page, '/visuals')
  await setPace(page, 0)
  await filter(page, first).press('Enter')
  await expectShown(page, first)
  await filter(page, last).click()
  await expectShown(page, last)
  await expectMoving(page)
  await page.mouse.wheel(0, 200)
  await expectStill(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test('with reduced motion tiles are in their places at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watchFrames(page)
  await openLive(page, '/visuals')
  await filter(page, last).click()
  await expectShown(page, last)
  expect(await page.evaluate(() => window.hasMoved)).toBe(false)
})
