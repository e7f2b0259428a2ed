import { expect, test } from './site-test'

const SLUGS = [
  'trace-flow-map',
  'support-experience',
  'azure-maps',
  'unified-tracing',
  'adaptive-email',
  'ai-creative-exploration',
  'ht-design-system',
  'teams-app',
]
const GALLERY = 'ai-creative-exploration'
const FRAMED = SLUGS.filter((slug) => slug !== GALLERY)

test.use({ access: true })

test('each file stands in a titled frame with a way out', async ({ page }) => {
  for (const slug of FRAMED) {
    await page.goto(`/figma/${slug}`)
    const frame = page.locator('main iframe')
    await expect(frame).toHaveAttribute('title', /design file$/)
    const wayOut = page.getByRole('link', { name: /^Open in new tab/ })
    await expect(wayOut).toHaveAttribute('href', (await frame.getAttribute('src'))!)
    await expect(wayOut).toHaveAttribute('target', '_blank')
    await expect(wayOut).toHaveAttribute('rel', 'noopener noreferrer')
  }
})

test('the pictures of the AI file stand in their own shapes, with prompts and tags', async ({ page }) => {
  await page.goto(`/figma/${GALLERY}`)
  const items = page.locator('[data-gallery-item]')
  await expect(items).toHaveCount(9)
  for (const item of await items.all()) {
    await expect(item.getByRole('heading', { level: 2 })).toBeVisible()
    await expect(item.getByText(/^Prompt: \S/)).toBeVisible()
    expect(
      await item
        .getByRole('list', { name: /^Tags of/ })
        .getByRole('listitem')
        .count(),
    ).toBeGreaterThan(0)
    const shape = await item.locator('img').evaluate((image: HTMLImageElement) => ({
      shown: image.clientWidth / image.clientHeight,
      own: Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
    }))
    expect(shape.shown).toBeCloseTo(shape.own, 1)
  }
})

test('no design file scrolls sideways on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const slug of ['trace-flow-map', GALLERY]) {
    await page.goto(`/figma/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
})
