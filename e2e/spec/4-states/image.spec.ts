import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../visitor'

const FAILED = 'Failed to load image'

/** The first picture of the Featured Work. */
function picture(page: Page): Locator {
  return page.locator('#projects').getByRole('img').first()
}

test.describe('Image', () => {
  test('loading, then loaded', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/./, async (route) => {
      if (route.request().resourceType() === 'image') await held
      await route.fallback()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await picture(page).scrollIntoViewIfNeeded()
    const { width, height } = (await picture(page).boundingBox())!
    expect(width / height).toBeCloseTo(400 / 225, 1)
    const isLoaded = () => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth > 0)
    expect(await isLoaded()).toBe(false)
    await expect(page.getByText(FAILED)).toHaveCount(0)
    release()
    await expect.poll(isLoaded).toBe(true)
    expect(await picture(page).boundingBox()).toMatchObject({ width, height })
  })

  test.describe('loading, then', () => {
    test.use({ expectedErrors: /Failed to load resource/ })

    test('failed: "Failed to load image" in place of the image', async ({ page }) => {
      await page.goto('/')
      const name = await picture(page).getAttribute('alt')
      await page.route(/./, (route) =>
        route.request().resourceType() === 'image' ? route.abort() : route.fallback(),
      )
      await page.reload()
      const { width, height } = (await page.locator('#projects').getByText(FAILED).first().boundingBox())!
      expect(Math.min(width, height)).toBeGreaterThan(10)
      await expect(page.locator('#projects').getByRole('img', { name: name! })).toHaveCount(0)
    })
  })
})
