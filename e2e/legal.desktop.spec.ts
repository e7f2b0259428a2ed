import { expect, test } from './site-test'

test.use({ access: true })

const PAGES = [
  { path: '/privacy-policy', title: 'Privacy Policy' },
  { path: '/terms-of-service', title: 'Terms of Service' },
  { path: '/cookie-policy', title: 'Cookie Policy' },
]

for (const { path, title } of PAGES) {
  test(`${title} says when it was updated, whom to ask and where`, async ({ page }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(main.getByText('Last updated December 2024')).toBeVisible()
    await expect(main.getByRole('link', { name: 'tova.merrin@example.com' })).toBeVisible()
    await expect(main.getByText('Portland, OR').first()).toBeVisible()
  })
}

test('the cookie policy names the usual time of analytics cookies', async ({ page }) => {
  await page.goto('/cookie-policy')
  await expect(page.getByText('Analytics cookies are typically retained 2 years.')).toBeVisible()
})

test('the index leads to its section', async ({ page }) => {
  await page.goto('/privacy-policy')
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Your rights' })
    .click()
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport()
})
