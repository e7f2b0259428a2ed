import { expectNoViolations } from './accessibility-check'
import { expect, test } from './site-test'

test.use({ access: true, contextOptions: { reducedMotion: 'reduce' } })

test('the open menu is accessible', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expectNoViolations(page)
})
