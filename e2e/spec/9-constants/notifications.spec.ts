import type { Page } from '@playwright/test'
import { CALL, FAILED_TITLE, fill, SENT, submitButton } from '../contact-form'
import { expect, test } from '../visitor'

async function send(page: Page): Promise<void> {
  await fill(page)
  await submitButton(page).click()
}

function notice(page: Page) {
  return page.getByText(SENT.title, { exact: true })
}

/** From here on it moves with `runFor` only. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

test.describe('Notifications', () => {
  test.beforeEach(async ({ page }) => {
    await page.route(CALL, (route) => route.fulfill({ json: {} }))
    await page.clock.install()
    await page.goto('/contact')
  })

  test('default position bottom-right', async ({ page }) => {
    await send(page)
    await expect(notice(page)).toBeVisible()
    const middle = async () => {
      const { x, y, width, height } = (await notice(page).boundingBox())!
      return { right: x + width / 2 > 1440 / 2, low: y > 900 * 0.75 && y + height <= 900 }
    }
    await expect.poll(middle).toEqual({ right: true, low: true })
  })

  test('auto-dismiss about 4-5 s (4.5 s)', async ({ page }) => {
    await fill(page)
    await stopClock(page)
    await submitButton(page).click()
    await expect(async () => {
      await page.clock.runFor(20)
      await expect(notice(page)).toBeVisible({ timeout: 500 })
    }).toPass()
    await page.clock.runFor(3500)
    await expect(notice(page)).toBeVisible()
    await page.clock.runFor(1500)
    await expect(notice(page)).toBeHidden()
  })

  test('hotkey Alt+T', async ({ page }) => {
    await send(page)
    await expect(notice(page)).toBeVisible()
    await page.keyboard.press('Alt+T')
    const focused = page.locator(':focus')
    await expect(focused).toContainText(SENT.title)
  })
})

test.describe('Notifications of failures', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('at most 3 visible', async ({ page }) => {
    await page.route(CALL, (route) => route.fulfill({ status: 500, json: { error: 'no' } }))
    await page.clock.install()
    await page.goto('/contact')
    await fill(page)
    await stopClock(page)
    for (let count = 1; count <= 5; count += 1) {
      const answer = page.waitForResponse(CALL)
      await submitButton(page).click()
      await answer
      await page.clock.runFor(100)
      await expect(submitButton(page)).toBeEnabled()
    }
    // A pile of notifications opens up for who turns to it.
    await page.keyboard.press('Alt+T')
    await page.clock.runFor(1000)
    await expect.poll(() => page.getByText(FAILED_TITLE, { exact: true }).evaluateAll(countSeen)).toBe(3)
  })
})

function countSeen(elements: Element[]): number {
  const isSeen = (element: Element | null): boolean =>
    !element || (Number(getComputedStyle(element).opacity) > 0 && isSeen(element.parentElement))
  return elements.filter((element) => element.checkVisibility() && isSeen(element)).length
}
