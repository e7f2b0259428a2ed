import { expect, test } from './site-test'

test.use({ access: true })

test('the index leads to its section', { tag: '@sample' }, async ({ page }) => {
  await page.goto('/privacy-policy')
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Your rights' })
    .click()
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport()
})
