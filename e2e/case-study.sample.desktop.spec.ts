import { expect, openLive, test } from './site-test'

interface Facts {
  slug: string
  title: string
  facts: string[]
  metrics: string[]
  next: string
  external?: string
  action?: string
}

const STUDIES: Facts[] = [
  {
    slug: 'trace-flow-map',
    title: 'Trace Flow Map',
    facts: ['August 2024', '6 months', 'Lead Product Designer'],
    metrics: ['75%', '40%', '500+', '99.9%'],
    next: '/case-study/support-experience',
    external: 'View Live',
  },
  {
    slug: 'support-experience',
    title: 'Support Experience Redesign',
    facts: ['8 months'],
    metrics: ['45%', '60%', '80%', '35%'],
    next: '/case-study/azure-maps',
    external: 'View Live Site',
  },
  {
    slug: 'azure-maps',
    title: 'Azure Maps Platform',
    facts: ['August 2024', '6 months', 'Lead Product Designer & Developer'],
    metrics: [],
    next: '/case-study/unified-tracing',
  },
  {
    slug: 'unified-tracing',
    title: 'Unified Tracing',
    facts: ['April 2024', '6 months', 'Lead Product Designer'],
    metrics: ['70%', '50%', '85%', '40%'],
    next: '/case-study/adaptive-email',
  },
  {
    slug: 'adaptive-email',
    title: 'Adaptive AI Email',
    facts: ['April 2022', '6 months', 'Lead UX Designer'],
    metrics: ['78%', '65%', '2.3M+', '92%'],
    next: '/case-study/ai-creative-exploration',
  },
  {
    slug: 'ai-creative-exploration',
    title: 'AI Creative Exploration',
    facts: ['Personal project', '2024', 'Ongoing', 'Solo'],
    metrics: ['200+', '85%', '50+', '300%'],
    next: '/case-study/ht-design-system',
    action: 'Start Creating',
  },
  {
    slug: 'ht-design-system',
    title: 'hearthtable Design System',
    facts: ['March 2017', '4 months'],
    metrics: ['85%', '70%', '100%', '50+'],
    next: '/case-study/teams-app',
  },
  {
    slug: 'teams-app',
    title: 'Teams App for Managers',
    facts: ['8 months'],
    metrics: ['75%', '89%', '10K+', '95%'],
    next: '/#vibecoding',
  },
]
const SECTIONS = ['Challenge', 'Solution', 'Measurable Impact', 'Design Process', 'Enterprise Value']

test.use({ access: true })

for (const { slug, title, facts, metrics, next, external, action = 'Get in touch' } of STUDIES) {
  test(`${slug} has its facts, parts, metrics and ways on`, async ({ page }) => {
    await page.goto(`/case-study/${slug}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText([title])
    for (const fact of facts) await expect(main.getByText(fact, { exact: true }).first()).toBeVisible()
    for (const name of SECTIONS)
      await expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    await expect(main.locator('[data-reading-time]')).toHaveText(/^\d+ min read$/)

    const cards = main.getByRole('region', { name: 'Measurable Impact' }).locator('[data-metric]')
    await expect(cards).toHaveCount(4)
    for (const [index, metric] of metrics.entries()) await expect(cards.nth(index)).toContainText(metric)

    await expect.poll(() => main.locator('figure figcaption').count()).toBeGreaterThanOrEqual(3)
    await expect(main.getByRole('link', { name: 'Back to Portfolio' })).toHaveAttribute('href', '/')
    await expect(main.getByRole('link', { name: action, exact: true })).toHaveAttribute('href', '/contact')
    await expect(main.getByRole('link', { name: /Next Project/ })).toHaveAttribute('href', next)
    if (external) await expect(main.getByRole('link', { name: new RegExp(`^${external} \\(`) })).toBeVisible()
    for (const link of await main.locator('a[href^="http"]').all()) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
  })
}

test('the chain of next projects leads from the first study to the projects on Home', async ({ page }) => {
  test.slow()
  await openLive(page, '/case-study/trace-flow-map')
  for (const { title, next } of STUDIES) {
    // The address changes a frame before the page does.
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText([title])
    await page.getByRole('link', { name: /Next Project/ }).click()
    await expect(page).toHaveURL(next)
  }
})

test('the first two studies lead to their design files', { tag: '@lock' }, async ({ page }) => {
  for (const slug of ['trace-flow-map', 'support-experience']) {
    await page.goto(`/case-study/${slug}`)
    await expect(page.getByRole('link', { name: 'View Figma File' })).toHaveAttribute(
      'href',
      `/figma/${slug}`,
    )
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
  await expect(minute.getByText(STUDIES[0]!.metrics[0]!)).toHaveCount(0)
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
  for (const { slug } of STUDIES) {
    await page.goto(`/case-study/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
})
