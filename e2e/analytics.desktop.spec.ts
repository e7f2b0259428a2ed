import type { Page } from '@playwright/test'
import { withoutAccent } from '../src/components/ui/accent'
import { expect, installed, siteLink, test } from './site-test'

test.use({ access: true })

type Event = Record<string, unknown> & { event: string }

function events(page: Page): Promise<Event[]> {
  return page.evaluate(() => {
    try {
      const log = JSON.parse(localStorage.getItem('portfolio_analytics') ?? '[]')
      return Array.isArray(log) ? log : []
    } catch {
      return []
    }
  })
}

test('the log survives damage', async ({ page }) => {
  const expectOneLoad = () =>
    expect.poll(async () => (await events(page)).map((entry) => entry?.event)).toEqual(['page_load'])
  await page.goto('/about')
  await expectOneLoad()
  for (const damage of ['{', '42', 'null', '[1,null,"x",{}]']) {
    await page.evaluate((text) => localStorage.setItem('portfolio_analytics', text), damage)
    await page.reload()
    await expectOneLoad()
  }
})

test('a full storage breaks nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/about')
  await siteLink(page, '/visuals').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    withoutAccent(installed.visuals.visuals.heading),
  )
})
