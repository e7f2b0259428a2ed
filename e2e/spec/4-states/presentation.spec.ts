import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../visitor'

function slide(page: Page, number: number): Locator {
  return page.getByText(`${number} of 9`, { exact: true })
}

test('The slide index runs 0 to 8 and wraps', async ({ page }) => {
  await page.goto('/presentation')
  for (let number = 1; number <= 9; number += 1) {
    await expect(slide(page, number)).toBeVisible()
    await page.keyboard.press('ArrowRight')
  }
  await expect(slide(page, 1)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(slide(page, 9)).toBeVisible()
})

test('ArrowRight or Space goes next, ArrowLeft goes back', async ({ page }) => {
  await page.goto('/presentation')
  for (const [key, number] of [
    ['ArrowRight', 2],
    ['Space', 3],
    ['ArrowLeft', 2],
    ['ArrowLeft', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expect(slide(page, number)).toBeVisible()
  }
})

test('ArrowRight goes next as soon as the first slide can be seen', async ({ page }) => {
  await page.goto('/presentation', { waitUntil: 'commit' })
  await expect(slide(page, 1)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(slide(page, 2)).toBeVisible()
})

test.describe('Auto-play', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.goto('/presentation')
    await page.keyboard.press('ArrowRight')
    await expect(slide(page, 2)).toBeVisible()
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  })

  test('Auto-play is on or off. When on it advances every 8000 ms', async ({ page }) => {
    await page.clock.runFor(20_000)
    await expect(slide(page, 2)).toBeVisible()
    await page.getByRole('button', { name: 'Auto', exact: true }).click()
    await page.clock.runFor(7990)
    await expect(slide(page, 2)).toBeVisible()
    await page.clock.runFor(10)
    await expect(slide(page, 3)).toBeVisible()
    await page.clock.runFor(7990)
    await expect(slide(page, 3)).toBeVisible()
    await page.clock.runFor(10)
    await expect(slide(page, 4)).toBeVisible()
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await page.clock.runFor(20_000)
    await expect(slide(page, 4)).toBeVisible()
  })

  test('Escape stops auto-play', async ({ page }) => {
    await page.getByRole('button', { name: 'Auto', exact: true }).click()
    await page.clock.runFor(8000)
    await expect(slide(page, 3)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Auto', exact: true })).toBeVisible()
    await page.clock.runFor(20_000)
    await expect(slide(page, 3)).toBeVisible()
  })

  test('wraps while it plays, too', async ({ page }) => {
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(slide(page, 9)).toBeVisible()
    await page.getByRole('button', { name: 'Auto', exact: true }).click()
    await page.clock.runFor(8000)
    await expect(slide(page, 1)).toBeVisible()
  })
})
