import { main, open } from '../seen'
import { said, served } from '../served'
import { expect, test } from '../visitor'

const PAGES = ['/privacy-policy', '/terms-of-service', '/cookie-policy']

test('Static, marked "Last updated December 2024"', async ({ request }) => {
  for (const path of PAGES)
    expect((await served(request, path)).words, path).toContain(said('Last updated December 2024'))
})

test('They name a contact e-mail ({email}) and a location (Portland, OR)', async ({ page }) => {
  for (const path of PAGES) {
    await open(page, path)
    const inFooter = page.getByRole('contentinfo').locator('a[href^="mailto:"]')
    const email = (await inFooter.getAttribute('href'))!.replace('mailto:', '')
    await expect(main(page).getByText(email).first(), path).toBeVisible()
    await expect(main(page).getByText('Portland, OR').first(), path).toBeVisible()
  }
})

test('The cookie text says analytics cookies are typically retained 2 years', async ({ request }) => {
  const { words } = await served(request, '/cookie-policy')
  expect(words).toContain(said('Analytics cookies are typically retained 2 years'))
})
