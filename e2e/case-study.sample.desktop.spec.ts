import { expect, openLive, test } from './site-test'

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

test.use({ access: true })

test('every study says how long it takes to read and has three figures with captions', async ({ page }) => {
  for (const slug of SLUGS) {
    await page.goto(`/case-study/${slug}`)
    const main = page.getByRole('main')
    await expect(main.locator('[data-reading-time]'), slug).toHaveText(/^\d+ min read$/)
    await expect
      .poll(() => main.locator('figure figcaption').count(), { message: slug })
      .toBeGreaterThanOrEqual(3)
  }
})

test('the sixty-second layer stands before the long text', async ({ page }) => {
  await page.goto('/case-study/trace-flow-map')
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(headings.first()).toHaveText('In sixty seconds')
  await expect(headings.nth(1)).toHaveText('Challenge')
  const minute = page.getByRole('region', { name: 'In sixty seconds' })
  for (const term of ['Problem', 'My role', 'Outcome'])
    await expect(minute.getByText(term, { exact: true })).toBeVisible()
  await expect(minute.getByText('75%')).toHaveCount(0)
})

test('the handle of a comparison uncovers the later picture, by key and by pointer', async ({ page }) => {
  await openLive(page, '/case-study/ht-design-system')
  const handle = page.getByRole('slider', { name: /^Drag between Before, 2015 and Release 1.2/ })
  await handle.focus()
  await page.keyboard.press('Home')
  await expect(handle).toHaveAttribute('aria-valuetext', '0% Before, 2015, 100% Release 1.2')
  await expect(page.locator('[data-comparison] [data-side="before"]')).toHaveCSS(
    'clip-path',
    'inset(0px 100% 0px 0px)',
  )
  await handle.click({ position: { x: 20, y: 20 } })
  await expect(handle).not.toHaveValue('0')
})

test('the section index follows the reader and leads to each part', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/case-study/azure-maps')
  const index = page.getByRole('navigation', { name: 'In this case study' })
  await index.getByRole('link', { name: 'Design Process' }).click()
  await expect(page.getByRole('heading', { name: 'Design Process' })).toBeInViewport()
  await expect(index.getByRole('link', { name: 'Design Process' })).toHaveAttribute(
    'aria-current',
    'location',
  )
  await expect(page).toHaveURL('/case-study/azure-maps')
})

test('the progress span grows to the end of the text', async ({ page }) => {
  await page.goto('/case-study/teams-app')
  const width = () =>
    page.locator('[data-reading-progress]').evaluate((bar) => bar.getBoundingClientRect().width)
  expect(await width()).toBe(0)
  await page.getByRole('heading', { name: 'Solution', exact: true }).scrollIntoViewIfNeeded()
  await expect.poll(width).toBeGreaterThan(0)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(width).toBe(page.viewportSize()!.width)
})

test('no case study scrolls sideways on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const slug of SLUGS) {
    await page.goto(`/case-study/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
})
