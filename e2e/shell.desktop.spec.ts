import { openLive, test } from './site-test'

test.use({ access: true })

test('pointing at a link fetches its page’s script, once', async ({ page }) => {
  await openLive(page, '/about')
  const script = page.waitForRequest(/\/assets\/visuals-page-.*\.js/)
  await page.getByRole('banner').locator('a[href="/visuals"]').hover()
  await script
})
