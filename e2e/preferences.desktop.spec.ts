import sharp from 'sharp'
import { expect, installed, openLive, skipWithout, test } from './site-test'

test.use({ access: true })

test('with forced colors, fields, buttons and the current page still show', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openLive(page, '/contact')
  const outlined = await page
    .locator('form label + :is(input, textarea), main button, header a[target]')
    .evaluateAll((list) => list.map((element) => getComputedStyle(element).borderTopWidth))
  expect(outlined.length).toBeGreaterThan(5)
  expect(outlined.filter((width) => width === '0px')).toEqual([])
  await page.goto('/about')
  const current = page.getByRole('banner').locator('a[href="/about"]')
  const other = page.getByRole('banner').locator('a[href="/visuals"]')
  const weight = (link: typeof current) => link.evaluate((element) => getComputedStyle(element).fontWeight)
  expect(await weight(current)).not.toBe(await weight(other))
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const path of ['/', '/about', '/visuals', '/presentation']) {
    test(`nothing moves by itself at ${path}`, async ({ page }) => {
      await openLive(page, path)
      const moving = () =>
        page.evaluate(() => document.getAnimations().map(({ id, playState }) => `${id} ${playState}`))
      expect(await moving()).toEqual([])
      await page.mouse.move(700, 400)
      await page.mouse.wheel(0, 600)
      expect(await moving()).toEqual([])
    })
  }
  test('between the rows of the hero’s pictures there is nothing but the page', async ({ page }) => {
    skipWithout(installed.home.hero.mosaic, 'mosaic')
    await openLive(page, '/')
    await page.waitForLoadState('networkidle')
    const tiles = page.getByRole('main').getByRole('img')
    const above = (await tiles.nth(0).boundingBox())!
    const below = (await tiles.nth(3).boundingBox())!
    const y = above.y + above.height
    const gap = { x: above.x, y, width: 3 * above.width, height: below.y - y }
    const { channels } = await sharp(await page.screenshot({ clip: gap })).stats()
    expect(channels.map(({ min, max }) => max - min)).toEqual(channels.map(() => 0))
  })
})
