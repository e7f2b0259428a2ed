import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../visitor'

function cards(page: Page) {
  return page
    .locator('#midjourney')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
}

/** How much of it can be seen through all that it stands in. */
function opacity(element: Locator) {
  return element.evaluate((start) => {
    let product = 1
    for (let part: Element | null = start; part; part = part.parentElement)
      product *= Number(getComputedStyle(part).opacity)
    return product
  })
}

test.beforeEach(({ page }) => page.goto('/'))

test('8 image cards. Each shows title, description, the generation prompt and tags', async ({ page }) => {
  await expect(cards(page)).toHaveCount(8)
  for (const card of await cards(page).all()) {
    await expect(card.getByRole('img')).toHaveCount(1)
    await expect(card.getByRole('heading')).toHaveText(/\w+/)
    await expect(card.getByRole('paragraph')).toHaveText([/\w+ \w+/, /^Prompt: .{20}/])
    expect(await card.getByRole('list').getByRole('listitem').count()).toBeGreaterThan(0)
  }
})

test('Each card has a hover button "View AI Gallery"', async ({ page }) => {
  await expect(cards(page).getByRole('link', { name: 'View AI Gallery' })).toHaveCount(8)
  const card = cards(page).nth(1)
  const button = card.getByRole('link', { name: 'View AI Gallery' })
  await card.scrollIntoViewIfNeeded()
  expect(await opacity(button)).toBe(0)
  await card.getByRole('img').hover()
  await expect.poll(() => opacity(button)).toBe(1)
  await page.mouse.move(0, 0)
  await expect.poll(() => opacity(button)).toBe(0)
  await button.focus()
  await expect.poll(() => opacity(button)).toBe(1)
})

test('linking to /figma/ai-creative-exploration', async ({ page }) => {
  const card = cards(page).first()
  await card.getByRole('img').hover()
  await card.getByRole('link', { name: 'View AI Gallery' }).click()
  await expect(page).toHaveURL('/figma/ai-creative-exploration')
})
