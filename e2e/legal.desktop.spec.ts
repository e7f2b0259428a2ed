import { withoutAccent } from '../src/lib/accent'
import { expect, installed, test } from './site-test'

test.use({ access: true })

const { contact, jurisdiction } = installed.site

for (const { slug, title: accented } of installed.legal.legalPages) {
  const title = withoutAccent(accented)
  test(`${title} says when it was updated, whom to ask and where`, async ({ page }) => {
    await page.goto(`/${slug}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(main.getByText(/^Last updated \w+ \d{4}/)).toBeVisible()
    await expect(main.getByRole('link', { name: contact.email })).toBeVisible()
    await expect(main.getByText(jurisdiction.place).first()).toBeVisible()
  })
}

test('the cookie policy names the usual time of analytics cookies', { tag: '@sample' }, async ({ page }) => {
  await page.goto('/cookie-policy')
  await expect(page.getByText('Analytics cookies are typically retained 2 years.')).toBeVisible()
})

test('the index leads to its section', { tag: '@sample' }, async ({ page }) => {
  await page.goto('/privacy-policy')
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Your rights' })
    .click()
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport()
})
