import { expectAccessible, expectNoViolations } from './accessibility-check'
import { expect, test } from './site-test'

test.use({ access: true, contextOptions: { reducedMotion: 'reduce' } })

/** One page of each kind; the others differ in words and pictures only. */
for (const path of [
  '/',
  '/about',
  '/visuals',
  '/resume',
  '/contact',
  '/case-study/azure-maps',
  '/project/reubens-brews',
  '/figma/ai-creative-exploration',
  '/figma/azure-maps',
  '/privacy-policy',
  '/dashboard',
]) {
  test(`${path} is accessible on a phone`, async ({ page }) => {
    await expectAccessible(page, path)
  })
}

test('the open menu is accessible', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expectNoViolations(page)
})
