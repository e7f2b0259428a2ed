import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './site-test'

/** Every page of the built site, from its own sitemap, and those that it leaves out. */
const PATHS = [
  ...readFileSync('dist/client/sitemap.xml', 'utf8').matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g),
]
  .map(([, path]) => path!)
  .concat('/dashboard')

test.use({ access: true, contextOptions: { reducedMotion: 'reduce' } })

for (const path of PATHS) {
  test(`${path} has no accessibility violation, one h1 and no sideways scrolling at 320 px`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-ready', '')
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`),
    ).toEqual([])
    await expect(page.locator('h1')).toHaveCount(1)
    const levels = await page
      .locator('h1, h2, h3, h4, h5')
      .evaluateAll((list) => list.map(({ tagName }) => Number(tagName[1])))
    const jumps = levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1)
    expect(jumps, 'headings that skip a level').toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}

test.describe('the gate', () => {
  test.use({ access: false })
  test('has no accessibility violation, with and without its message', async ({ page }) => {
    await page.goto('/')
    await page.getByLabel('Please enter the password').fill('x')
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.getByRole('button', { name: 'Access Portfolio' }).click()
    await expect(page.getByRole('alert')).toHaveText('Invalid password')
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
})
