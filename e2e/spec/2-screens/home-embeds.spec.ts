import type { Page } from '@playwright/test'
import { expect, phone, test } from '../visitor'

const TABS = ['Design Systems', 'Prototypes', 'Code Experiments']

function embeds(page: Page) {
  return page.locator('#embeds')
}

function tab(page: Page, name: string) {
  return embeds(page).getByRole('tab', { name })
}

/** What is embedded in the panel that is shown. */
function embedded(page: Page) {
  return embeds(page).getByRole('tabpanel').locator('iframe').filter({ visible: true })
}

test.beforeEach(({ page }) => page.goto('/'))

test('Three tabs: "Design Systems" (default), "Prototypes" and "Code Experiments"', async ({ page }) => {
  const tabs = embeds(page).getByRole('tab')
  await expect(tabs).toHaveText(TABS)
  await expect(embeds(page).getByRole('tab', { selected: true })).toHaveText('Design Systems')
})

test('"Design Systems": embedded design file', async ({ page }) => {
  await tab(page, 'Design Systems').click()
  // It comes for who stays near it.
  await expect(async () => {
    await tab(page, 'Design Systems').scrollIntoViewIfNeeded()
    await expect(embedded(page)).toHaveAttribute('src', /design-file/, { timeout: 2000 })
  }).toPass()
  await expect(embedded(page).contentFrame().locator('body')).toContainText(/\w+/)
})

test('"Prototypes": embedded prototype plus an "Open prototype in new tab" button', async ({ page }) => {
  await tab(page, 'Prototypes').click()
  await expect(embedded(page)).toHaveAttribute('src', /prototype/)
  await expect(embedded(page).contentFrame().getByRole('button').first()).toBeVisible()
  const popup = page.waitForEvent('popup')
  await embeds(page)
    .getByRole('link', { name: /^Open prototype in new tab/ })
    .click()
  await (await popup).waitForURL(/prototype/)
})

test('"Code Experiments": embedded code sandbox', async ({ page }) => {
  await tab(page, 'Code Experiments').click()
  await expect(embedded(page)).toHaveAttribute('src', /code/)
  await expect(embedded(page).contentFrame().getByRole('textbox')).toBeVisible()
})

test('Tabs are keyboard navigable with arrow, Home and End keys', async ({ page }) => {
  await tab(page, 'Prototypes').click()
  await expect(embeds(page).getByRole('tab', { selected: true })).toHaveText('Prototypes')
  for (const [key, index] of [
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['Home', 0],
    ['End', 2],
    ['ArrowRight', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tab(page, TABS[index]!)).toBeFocused()
    await expect(embeds(page).getByRole('tab', { selected: true })).toHaveText(TABS[index]!)
    await expect(embeds(page).getByRole('tabpanel', { name: TABS[index]! })).toBeVisible()
  }
})

test.describe('on a phone', () => {
  test.use(phone)

  test('Three tabs, each with its own panel', async ({ page }) => {
    for (const name of [...TABS].reverse()) {
      await tab(page, name).tap()
      await expect(embeds(page).getByRole('tabpanel', { name })).toBeVisible()
    }
  })
})
