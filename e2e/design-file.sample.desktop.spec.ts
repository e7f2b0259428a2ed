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

for (const [index, slug] of SLUGS.entries()) {
  test(`the design file ${slug} leads back, to its story and to the next file`, async ({ page }) => {
    await page.goto(`/figma/${slug}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(main.getByRole('link', { name: 'Back to Portfolio' })).toHaveAttribute('href', '/')
    await expect(main.getByRole('link', { name: 'Case Study', exact: true })).toHaveAttribute(
      'href',
      `/case-study/${slug}`,
    )
    const next = SLUGS[index + 1]
    await expect(main.getByRole('link', { name: 'Next Project' })).toHaveAttribute(
      'href',
      next ? `/figma/${next}` : '/#vibecoding',
    )
  })
}

test('each file stands in a titled 16:10 frame with a way out, and one of them is lazy', async ({ page }) => {
  let lazy = 0
  for (const slug of FRAMED) {
    await page.goto(`/figma/${slug}`)
    const frame = page.locator('main iframe')
    await expect(frame).toHaveAttribute('title', /design file$/)
    if ((await frame.getAttribute('loading')) === 'lazy') lazy += 1
    const { width, height } = (await page.locator('[data-frame]').boundingBox())!
    expect(width / height).toBeCloseTo(1.6, 2)
    const wayOut = page.getByRole('link', { name: /^Open in new tab/ })
    await expect(wayOut).toHaveAttribute('href', (await frame.getAttribute('src'))!)
    await expect(wayOut).toHaveAttribute('target', '_blank')
    await expect(wayOut).toHaveAttribute('rel', 'noopener noreferrer')
  }
  expect(lazy).toBe(1)
})

test('the AI file is a gallery of nine pictures in their own shapes, with prompts and tags', async ({
  page,
}) => {
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
  await expect(page.locator('main iframe')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Get in Touch' })).toHaveAttribute('href', '/contact')
})

test('no design file scrolls sideways on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const slug of ['trace-flow-map', GALLERY]) {
    await page.goto(`/figma/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
})
