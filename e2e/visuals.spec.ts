import type { Page } from '@playwright/test'
import { expect, test } from './site-test'

test.use({ access: true })

function cards(page: Page) {
  return page.getByRole('region', { name: 'Visual Design Gallery' }).getByRole('listitem')
}

test('each filter shows its own pictures and is marked', async ({ page }) => {
  await page.goto('/visuals')
  await expect(cards(page)).toHaveCount(20)
  for (const [name, count] of [
    ['UI/UX', 10],
    ['Visual Design', 10],
    ['All Work', 20],
  ] as const) {
    const button = page.getByRole('button', { name: `${name} ${count}` })
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('[aria-pressed=true]')).toHaveCount(1)
    await expect(cards(page)).toHaveCount(count)
  }
})

test('the gallery has one to four columns', async ({ page }) => {
  await page.goto('/visuals')
  for (const [width, columns] of [
    [390, 1],
    [700, 2],
    [1100, 3],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const lefts = await cards(page).evaluateAll((items) =>
      items.map((item) => Math.round(item.getBoundingClientRect().left)),
    )
    expect(new Set(lefts).size, `${width} px`).toBe(columns)
  }
})

test('a picture opens large; arrows move, Escape closes and the focus returns to its card', async ({
  page,
}) => {
  await page.goto('/visuals')
  const first = page.getByRole('button', { name: 'View larger: Burning Edge' })
  await first.click()
  const dialog = page.getByRole('dialog', { name: 'Burning Edge' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByText('1 / 20')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog')).toContainText('2 / 20')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('dialog')).toContainText('20 / 20')
  await page.getByRole('button', { name: 'Next picture' }).click()
  await expect(page.getByRole('dialog')).toContainText('1 / 20')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(first).toBeFocused()
})

test('the large view stays within the filter', async ({ page }) => {
  await page.goto('/visuals')
  await page.getByRole('button', { name: 'UI/UX 10' }).click()
  await expect(cards(page)).toHaveCount(10)
  await cards(page).first().getByRole('button').press('Enter')
  await expect(page.getByRole('dialog')).toContainText('1 / 10')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a swipe moves to the next picture', async ({ page }) => {
  await page.goto('/visuals')
  await cards(page).first().getByRole('button').click()
  await page.getByRole('dialog').evaluate((element) => {
    const touch = (clientX: number) => new Touch({ identifier: 1, target: element, clientX, clientY: 300 })
    const options = { bubbles: true, touches: [touch(300)], changedTouches: [touch(300)] }
    element.dispatchEvent(new TouchEvent('touchstart', options))
    element.dispatchEvent(
      new TouchEvent('touchend', { bubbles: true, touches: [], changedTouches: [touch(200)] }),
    )
  })
  await expect(page.getByRole('dialog')).toContainText('2 / 20')
})

test('the ways out lead to home, contact and resume', async ({ page }) => {
  await page.goto('/visuals')
  await expect(page.getByRole('link', { name: 'Back to Portfolio' })).toHaveAttribute('href', '/')
  const closing = page.getByRole('region', { name: 'Like What You See?' })
  await expect(closing.locator('a[href="/contact"]')).toBeVisible()
  await expect(closing.locator('a[href="/resume"]')).toBeVisible()
})
