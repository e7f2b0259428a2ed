import { readdirSync } from 'node:fs'
import { expectAccessible, expectNoViolations } from './accessibility-check'
import { expect, installed, passwordField, submitButton, test } from './site-test'

/** Every page of the built site. */
const PATHS = readdirSync('dist/client', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /(^|\/)index\.html$/.test(file) && !file.startsWith('embeds/'))
  .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
  .sort()

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
