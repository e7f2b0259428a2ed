import type { Page } from '@playwright/test'
import { expect, openLive, test } from './site-test'

test.use({ access: true })

const GALLERY = 'Visual Design Gallery'

/** The page that stands out of sight. */
function prepared(page: Page) {
  return page.locator('main > [hidden]')
}

function footerLink(page: Page, name: string) {
  return page.getByRole('contentinfo').getByRole('link', { name, exact: true })
}

test('a page that is pointed at is drawn out of sight, and shown as it is', async ({ page }) => {
  await openLive(page, '/about')
  await footerLink(page, 'Visuals').hover()
  const heading = prepared(page).locator('h1')
  await expect(heading).toHaveText(GALLERY)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await heading.evaluate((element) => element.setAttribute('data-drawn', 'before'))

  await footerLink(page, 'Visuals').click()
  const shown = page.getByRole('heading', { level: 1, name: GALLERY })
  await expect(shown).toHaveAttribute('data-drawn', 'before')
  await expect(page).toHaveTitle(/Visual/)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(prepared(page)).toHaveCount(0)
})

test('a page out of sight is not a page viewed', async ({ page }) => {
  const viewed = () =>
    page.evaluate(() =>
      JSON.parse(localStorage.getItem('portfolio_analytics') ?? '[]').map(
        (entry: { event: string; page: string }) => `${entry.event} ${entry.page}`,
      ),
    )
  await openLive(page, '/')
  const link = page.locator('main a[href="/case-study/trace-flow-map"]').first()
  await link.hover()
  await expect(prepared(page).locator('h1')).toHaveCount(1)
  expect(await viewed()).not.toContainEqual(expect.stringContaining('trace-flow-map'))
  await link.click()
  await expect.poll(viewed).toContain('page_load /case-study/trace-flow-map')
})

test('only the page that was pointed at last waits', async ({ page }) => {
  await openLive(page, '/about')
  await footerLink(page, 'Visuals').hover()
  await expect(prepared(page).locator('h1')).toHaveText(GALLERY)
  await footerLink(page, 'Resume').hover()
  await expect(prepared(page).locator('h1')).not.toHaveText(GALLERY)
  await expect(prepared(page)).toHaveCount(1)
})

test('a page that comes back after another begins anew', async ({ page }) => {
  await openLive(page, '/visuals')
  await page.getByRole('button', { name: /^UI\/UX/ }).click()
  await footerLink(page, 'About').click()
  await expect(prepared(page)).toHaveCount(0)
  await footerLink(page, 'Visuals').click()
  await expect(page.getByRole('button', { name: /^All Work/ })).toHaveAttribute('aria-pressed', 'true')
})
