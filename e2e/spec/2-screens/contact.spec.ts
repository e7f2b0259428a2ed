import type { Page } from '@playwright/test'
import { expect, test } from '../visitor'

const FIELDS = ['Name', 'Email', 'Subject', 'Message']

function field(page: Page, name: string) {
  return page.getByRole('textbox', { name, exact: true })
}

for (const [path, section] of [
  ['/contact', 'main'],
  ['/#contact', '#contact'],
] as const)
  test.describe(path, () => {
    test.beforeEach(({ page }) => page.goto(path))

    test('Heading "Contact Me" with a tagline', async ({ page }) => {
      const part = page.locator(section)
      await expect(part.getByRole('heading', { name: 'Contact Me' })).toBeVisible()
      await expect(part.getByRole('paragraph').first()).toHaveText(/\w+ \w+ \w+ \w+/)
    })

    test('The form has four fields', async ({ page }) => {
      for (const name of FIELDS) await expect(field(page, name)).toBeVisible()
      await expect(page.locator(section).getByRole('textbox')).toHaveCount(4)
    })
  })

test.describe('/contact', () => {
  test.beforeEach(({ page }) => page.goto('/contact'))

  test('Contact details (email, phone, location, working hours) from shared configuration', async ({
    page,
  }) => {
    for (const part of [page.getByRole('main'), page.getByRole('contentinfo')]) {
      await expect(part.getByText('Portland, OR (remote)')).toBeVisible()
      await expect(part.getByText('Monday - Friday, 9AM - 5PM PST')).toBeVisible()
    }
    // What the footer says, too.
    for (const name of [/@example\.com$/, /555-01\d\d/]) {
      const [main, footer] = [page.getByRole('main'), page.getByRole('contentinfo')].map((part) =>
        part.getByRole('link', { name }),
      )
      await expect(main!).toBeVisible()
      expect(await main!.getAttribute('href')).toBe(await footer!.getAttribute('href'))
      expect(await main!.textContent()).toBe(await footer!.textContent())
    }
  })

  test('plus social links', async ({ page }) => {
    for (const name of ['LinkedIn', 'Dribbble', 'Behance']) {
      const link = page.getByRole('main').getByRole('link', { name })
      await expect(link).toBeVisible()
      await expect(link).toHaveAttribute('href', /^https:/)
      await expect(link).toHaveAttribute('target', '_blank')
    }
  })

  test('name (placeholder for a name), email (placeholder for an email)', async ({ page }) => {
    await expect(field(page, 'Name')).toHaveAttribute('placeholder', /name/i)
    await expect(field(page, 'Email')).toHaveAttribute('placeholder', /@/)
  })

  test('subject (placeholder "Project Inquiry") and message (5 rows, placeholder "Your message here...")', async ({
    page,
  }) => {
    await expect(field(page, 'Subject')).toHaveAttribute('placeholder', 'Project Inquiry')
    await expect(field(page, 'Message')).toHaveAttribute('placeholder', 'Your message here...')
    await expect(field(page, 'Message')).toHaveAttribute('rows', '5')
  })

  test('The submit button reads "Sending..." and is disabled while a request is pending', async ({
    page,
  }) => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/functions/v1/send-contact-email', async (route) => {
      await held
      await route.fulfill({ json: {} })
    })
    for (const name of FIELDS) await field(page, name).fill('ines@example.com')
    const button = page.getByRole('main').getByRole('button')
    const label = (await button.textContent())!
    expect(label).not.toContain('Sending')
    await button.click()
    await expect(button).toHaveText('Sending...')
    await expect(button).toBeDisabled()
    answer()
    await expect(button).toHaveText(label)
    await expect(button).toBeEnabled()
  })
})
