import { expect, openLive, test } from './site-test'

const PROJECTS: { slug: string; figures?: string[] }[] = [
  { slug: 'accessibility-guide' },
  { slug: 'reubens-brews' },
  { slug: 'office-365-support', figures: ['26%', 'increase in deflection', 'CSAT'] },
  { slug: 'shoxs-brand' },
  { slug: 'bing-maps-enterprise', figures: ['+22%', 'traffic YoY', '+17%', 'qualified leads'] },
  { slug: 'vortex-style-guide' },
]

test.use({ access: true })

for (const { slug, figures = [] } of PROJECTS) {
  test(`the project ${slug} has all its parts`, async ({ page }) => {
    await openLive(page, `/project/${slug}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(main.getByRole('link', { name: 'Back to Projects' })).toHaveAttribute('href', '/#vibecoding')
    expect(await main.getByRole('list', { name: 'Tags' }).getByRole('listitem').count()).toBeGreaterThan(0)
    for (const name of ['Overview', 'Key Features', 'Images', 'Insights', 'Impact']) {
      await expect(main.getByRole('region', { name, exact: true })).toBeVisible()
    }
    await expect(main.locator('header img')).toHaveAttribute('alt', /\S/)
    expect(await main.getByRole('region', { name: 'Images' }).locator('figure').count()).toBeGreaterThan(0)
    const impact = main.getByRole('region', { name: 'Impact', exact: true })
    for (const figure of figures) await expect(impact).toContainText(figure)
    for (const link of await main.locator('a[href^="http"]').all()) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
  })
}

test('the seating brand leads to its website', async ({ page }) => {
  await page.goto('/project/shoxs-brand')
  await expect(page.getByRole('link', { name: /^Visit Website/ })).toHaveAttribute('href', /^https:/)
})

test('the brewery pictures are 800x400 and 800x600', async ({ page }) => {
  await openLive(page, '/project/reubens-brews')
  const sizesOf = (all: Element[]) =>
    all.map((image) => `${image.getAttribute('width')}x${image.getAttribute('height')}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.locator('main header img').evaluateAll(sizesOf)).toEqual(['800x400'])
  const images = page.getByRole('region', { name: 'Images' }).locator('img')
  expect(new Set(await images.evaluateAll(sizesOf))).toEqual(new Set(['800x600']))
})

test('back to projects leads to the projects on Home', async ({ page }) => {
  await page.goto('/project/vortex-style-guide')
  await page.getByRole('link', { name: 'Back to Projects' }).click()
  await expect(page).toHaveURL('/#vibecoding')
})

test('no project scrolls sideways on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const { slug } of PROJECTS) {
    await page.goto(`/project/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
})
