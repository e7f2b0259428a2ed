import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { phoneHref } from '../src/components/phone-href'
import { expect, installed, skipWithout, skipWithoutPage, test } from './site-test'

test.use({ access: true })

test.beforeEach(() => skipWithoutPage('/dashboard'))

const NOON = new Date(2025, 5, 8, 12)
const PHONE = 'Mozilla/5.0 (iPhone) Mobile/15E148'

function minutesAgo(minutes: number): string {
  return new Date(NOON.getTime() - minutes * 60_000).toISOString()
}

/** Puts a log into the browser before the page is loaded, once. */
async function seed(page: Page, log: unknown): Promise<void> {
  await page.clock.setFixedTime(NOON)
  await page.addInitScript(
    (text) => {
      if (sessionStorage.getItem('seeded')) return
      sessionStorage.setItem('seeded', 'true')
      localStorage.setItem('portfolio_analytics', text)
    },
    typeof log === 'string' ? log : JSON.stringify(log),
  )
}

/** The value under a card's label. */
function figure(page: Page, label: string) {
  return page.locator('dl', { has: page.getByText(label, { exact: true }) }).locator('dd')
}

const LOG = [
  ...['/', '/', '/', '/resume', '/resume', '/about', '/visuals', '/contact', '/privacy-policy'].map(
    (path, index) => ({
      event: 'page_load',
      page: path,
      timestamp: minutesAgo(60 * 24 * (index % 3) + 40),
      userAgent: index < 2 ? PHONE : 'Mozilla/5.0 (X11)',
    }),
  ),
  { event: 'scroll_depth', page: '/', depth: 25, timestamp: minutesAgo(30) },
  { event: 'scroll_depth', page: '/', depth: 50, timestamp: minutesAgo(29) },
  { event: 'cta_click', page: '/', cta: 'Explore My Work', location: 'hero', timestamp: minutesAgo(20) },
  { event: 'case_study_view', page: '/', project: 'Trace Flow Map', timestamp: minutesAgo(19) },
  { event: 'resume_download', page: '/resume', timestamp: minutesAgo(18) },
  { event: 'contact_action', page: '=cmd()', action: 'linkedin', timestamp: 'a while ago' },
]

test('scroll depth and the views of each day are charted', async ({ page }) => {
  await seed(page, LOG)
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Scroll depth' })).toContainText('38%')
  const days = page.getByRole('table', { name: 'Views per day' })
  await expect(days.getByRole('row')).toHaveCount(15)
  // This very view is the fourth of today.
  await expect(days.getByRole('row', { name: '2025-06-08 4' })).toBeAttached()
})

for (const damage of [
  '{',
  '"text"',
  '[null, 1, "x", {"event": 7}, [], {"timestamp": {}}]',
  '{"event":"page_load"}',
]) {
  test(`a damaged log is no crash: ${damage}`, async ({ page }) => {
    await seed(page, damage)
    await page.goto('/dashboard')
    await expect(figure(page, 'Total Views')).toHaveText('1')
  })
}

test('odd values inside an event are shown as far as they go', async ({ page }) => {
  await seed(page, [
    { event: 'strange', page: { a: 1 }, timestamp: [], depth: 'deep' },
    { event: 'page_load', page: '//elsewhere.example.com' },
  ])
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Recent Activity' })).toContainText('strange')
  await expect(page.getByRole('link', { name: 'elsewhere' })).toHaveCount(0)
})

test('events of another tab appear without a reload', async ({ page, context }) => {
  await page.goto('/dashboard')
  await expect(figure(page, 'Total Views')).toHaveText('1')
  const other = await context.newPage()
  await other.addInitScript(() => localStorage.setItem('portfolio-authenticated', 'true'))
  await other.goto('/about')
  await expect(figure(page, 'Total Views')).toHaveText('2')
  await expect(page.getByRole('region', { name: 'Top Pages' })).toContainText('/about')
})

test('without events the dashboard says where events come from', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error('full')
    }
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Nothing has happened yet' })).toBeVisible()
  await expect(page.getByText('Events are recorded in this browser only.')).toBeVisible()
  await expect(page.getByText('Conversion Rate').locator('xpath=ancestor::dl').locator('dd')).toHaveText('0%')
})

test('quick contact writes, calls and connects, and each counts as a contact action', async ({
  page,
  context,
}) => {
  const { contact: reach, socialLinks } = installed.site
  const linkedin = socialLinks.find(({ icon }) => icon === 'linkedin')?.url
  skipWithout(linkedin, 'LinkedIn page')
  await context.route(linkedin!, (route) => route.fulfill({ body: 'profile' }))
  await page.goto('/dashboard')
  const contact = page.getByRole('region', { name: 'Quick Contact' })
  await expect(contact.getByRole('link', { name: /Email/ })).toHaveAttribute('href', `mailto:${reach.email}`)
  await expect(contact.getByRole('link', { name: /Phone/ })).toHaveAttribute('href', phoneHref(reach.phone)!)
  const [profile] = await Promise.all([
    context.waitForEvent('page'),
    contact.getByRole('link', { name: /LinkedIn/ }).click(),
  ])
  await expect(profile).toHaveURL(linkedin!)
  await expect(page.getByRole('region', { name: 'Recent Activity' })).toContainText('linkedin')
})

test('the dashboard is kept out of search engines and is accessible', async ({ page }) => {
  await seed(page, LOG)
  await page.goto('/dashboard')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(figure(page, 'Total Views')).toHaveText('10')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})
