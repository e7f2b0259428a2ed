import { readFileSync } from 'node:fs'
import { expectAccessible, expectNoViolations } from './accessibility-check'
import { expect, installed, passwordField, submitButton, test } from './site-test'

/** Every page of the built site, from its own sitemap, and the one that it leaves out. */
const PATHS = [
  ...readFileSync('dist/client/sitemap.xml', 'utf8').matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g),
]
  .map(([, path]) => path!)
  .concat('/dashboard')

test.use({ access: true, contextOptions: { reducedMotion: 'reduce' } })

for (const path of PATHS) {
  test(`${path} is accessible, wide and narrow`, async ({ page }) => {
    await expectAccessible(page, path)
  })
}

test.describe('the gate', () => {
  test.use({ access: false })
  test('is accessible, with and without its message', async ({ page }) => {
    await page.goto('/')
    await passwordField(page).fill('x')
    await expectNoViolations(page)
    await submitButton(page).click()
    await expect(page.getByRole('alert')).toHaveText(installed.gate.gate.invalid)
    await expectNoViolations(page)
  })
})
