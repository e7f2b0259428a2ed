import { expect, test } from './site-test'

const SLUGS = [
  'accessibility-guide',
  'reubens-brews',
  'office-365-support',
  'shoxs-brand',
  'bing-maps-enterprise',
  'vortex-style-guide',
]

test.use({ access: true })

test('no project scrolls sideways on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const slug of SLUGS) {
    await page.goto(`/project/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
})
