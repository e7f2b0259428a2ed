import type { Page } from '@playwright/test'
import { heading, main, open, press } from '../seen'
import { expect, test } from '../visitor'

test.describe('an unknown route', () => {
  test.use({ expectedErrors: /404/ })

  test('Not-found: "404", "Page Not Found", "The page you\'re looking for doesn\'t exist or has been moved."', async ({
    page,
  }) => {
    await open(page, '/no-such-page')
    await expect(main(page).getByText('404', { exact: true })).toBeVisible()
    await expect(heading(page, 'Page Not Found')).toBeVisible()
    await expect(
      main(page).getByText("The page you're looking for doesn't exist or has been moved.", { exact: true }),
    ).toBeVisible()
  })

  test('Buttons "Return to Home"', async ({ page }) => {
    await open(page, '/no-such-page')
    await press(main(page), 'Return to Home').click()
    await expect(page).toHaveURL('/')
  })

  test('and "Contact Support" (to /contact)', async ({ page }) => {
    await open(page, '/case-study/no-such-study')
    await press(main(page), 'Contact Support').click()
    await expect(page).toHaveURL('/contact')
  })
})

test.describe('a page that fails while rendering', () => {
  test.use({ expectedErrors: /no times today/ })

  /** The dashboard prints times: without the browser's way to write them it can't be drawn. */
  async function openBroken(page: Page): Promise<void> {
    await page.addInitScript(() => {
      const whole = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format')!
      const fail = () => {
        throw new Error('no times today')
      }
      Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { configurable: true, get: fail })
      addEventListener('mended', () => Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', whole))
    })
    await open(page, '/dashboard')
  }

  test('Generic error screen: "Something went wrong", "We encountered an unexpected error. Please try refreshing the page."', async ({
    page,
  }) => {
    await openBroken(page)
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    await expect(
      page.getByText('We encountered an unexpected error. Please try refreshing the page.', { exact: true }),
    ).toBeVisible()
  })

  test('Buttons "Try Again" (clears the error)', async ({ page }) => {
    await openBroken(page)
    const failed = page.getByRole('heading', { name: 'Something went wrong' })
    await expect(failed).toBeVisible()
    await page.evaluate(() => dispatchEvent(new Event('mended')))
    await press(page, 'Try Again').click()
    await expect(heading(page, 'Recent Activity')).toBeVisible()
    await expect(failed).toBeHidden()
  })

  test('and "Go Home" (to /)', async ({ page }) => {
    await openBroken(page)
    await press(page, 'Go Home').click()
    await expect(page).toHaveURL('/')
    await expect(heading(page, /Creating intelligent/)).toBeVisible()
  })
})
