import type { Page } from '@playwright/test'
import { expect, test } from '../visitor'

function footer(page: Page) {
  return page.getByRole('contentinfo')
}

test.beforeEach(({ page }) => page.goto('/privacy-policy'))

test('Brand name', async ({ page }) => {
  const name = await page.getByRole('banner').getByRole('link').first().textContent()
  await expect(footer(page).getByText(name!, { exact: true })).toBeVisible()
})

test('tagline', async ({ page }) => {
  // The words of the footer that are neither the line about opportunities nor the year.
  const words = footer(page)
    .getByRole('paragraph')
    .filter({ hasNotText: /Opportunities|©|visit/ })
  await expect(words).toHaveText(/^\w+ \w+ \w+/)
  await expect(words).toBeVisible()
})

test('social links', async ({ page }) => {
  for (const name of ['LinkedIn', 'Dribbble', 'Behance']) {
    const link = footer(page).getByRole('link', { name })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', /^https:/)
    await expect(link).toHaveAttribute('target', '_blank')
  }
})

test('navigation (About, Portfolio, Visuals, Resume, Contact)', async ({ page }) => {
  const links = footer(page).getByRole('navigation').getByRole('link')
  await expect(links).toHaveText(['About', 'Portfolio', 'Visuals', 'Resume', 'Contact'])
  const hrefs = await links.evaluateAll((list) => list.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(['/about', '/', '/visuals', '/resume', '/contact'])
})

test('contact details', async ({ page }) => {
  await expect(footer(page).getByRole('link', { name: /@example\.com$/ })).toHaveAttribute(
    'href',
    /^mailto:.+@/,
  )
  await expect(footer(page).getByRole('link', { name: /555-01\d\d/ })).toHaveAttribute('href', /^tel:\+?\d+$/)
  await expect(footer(page).getByText(/Portland, OR/)).toBeVisible()
})

test('the line "Open to AI & Design Opportunities"', async ({ page }) => {
  await expect(footer(page).getByText('Open to AI & Design Opportunities')).toBeVisible()
})

test('the current year', async ({ page }) => {
  await page.clock.setFixedTime('2037-05-01T12:00:00')
  await page.reload()
  await expect(footer(page).getByText('©')).toHaveText(/© 2037/)
})

test('and links to the privacy policy, terms of service and cookie pages', async ({ page }) => {
  for (const [name, href] of [
    ['Terms of Service', '/terms-of-service'],
    ['Cookie Policy', '/cookie-policy'],
    ['Privacy Policy', '/privacy-policy'],
  ] as const) {
    await footer(page).getByRole('link', { name }).click()
    await expect(page).toHaveURL(href)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
})
