import { expectNoSidewaysScroll, expectNoViolations } from './accessibility-check'
import { expect, installed, openLive, siteLink, test } from './site-test'

test.use({ access: true, contextOptions: { reducedMotion: 'reduce' } })

const { fields, submitLabel, failed } = installed['contact-section'].contactSection
const WIDTHS = [390, 1440]

test('an open picture is accessible', async ({ page }) => {
  await openLive(page, '/visuals')
  await page.locator('main h2').getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoViolations(page)
  }
})

test.describe('a failure', () => {
  test.use({ expectedErrors: /500/ })

  test('is told by a notification that is accessible', async ({ page }) => {
    await page.route('**/functions/v1/send-contact-email', (route) => route.fulfill({ status: 500 }))
    await page.goto('/contact')
    for (const [{ label }, text] of [
      [fields.name, 'Ines Okafor'],
      [fields.email, 'ines@example.com'],
      [fields.subject, 'A lead role'],
      [fields.message, 'Can we talk?'],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(text)
    }
    await page.getByRole('button', { name: submitLabel }).click()
    await expect(page.getByText(failed.title)).toBeVisible()
    await expectNoViolations(page)
  })
})

test.describe('an unknown address', () => {
  test.use({ expectedErrors: /404/ })

  test('is accessible, wide and narrow', async ({ page }) => {
    await openLive(page, '/nowhere')
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      await expectNoViolations(page)
      await expectNoSidewaysScroll(page)
    }
  })
})

test.describe('a page that fails', () => {
  test.use({ expectedErrors: /Cannot read properties of undefined/ })

  test('is accessible, wide and narrow', async ({ page }) => {
    await page.route('/data/*/about.json', (route) =>
      route.fulfill({ json: { head: [{ name: 'title', attributes: {}, text: 'Broken' }] } }),
    )
    await openLive(page, '/resume')
    await siteLink(page, '/about').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      installed['error-screens'].renderError.heading,
    )
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      await expectNoViolations(page)
      await expectNoSidewaysScroll(page)
    }
  })
})
