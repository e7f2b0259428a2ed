import type { Locator, Page } from '@playwright/test'

/** The gate's input while what is typed is hidden. */
export function passwordInput(page: Page): Locator {
  return page.locator('input[type=password]')
}

export async function enter(page: Page, password: string): Promise<void> {
  await passwordInput(page).fill(password)
  await page.getByRole('button', { name: 'Access Portfolio' }).click()
}

/** What stands at the top of Home. */
export function homeBadge(page: Page): Locator {
  return page.getByText('Product Design + Engineering', { exact: true })
}
