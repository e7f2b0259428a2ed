import type { Page } from '@playwright/test'
import { addTags, told } from './event-log'
import { expect, test } from './visitor'

/** What the tag was told under this name, last of all. */
async function reported(page: Page, name: string) {
  const calls = await told(page)
  return calls.findLast(
    ([tag, command, event]) => tag === 'gtag' && command === 'event' && event === name,
  )?.[3]
}

const FIELDS = {
  value: expect.any(Number),
  event_category: 'Web Vitals',
  event_label: expect.stringMatching(/./),
  non_interaction: true,
}

/** The largest paint is known at the first press that is noticed. */
async function pressUntilReported(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('heading', { level: 1 }).click()
    await expect.poll(() => reported(page, 'LCP'), { timeout: 1000 }).toEqual(FIELDS)
  }).toPass()
}

test('Web vitals: LCP and FID are reported to a page analytics tag as events with value, category "Web Vitals", label id, non-interaction', async ({
  page,
}) => {
  await addTags(page)
  await page.goto('/about')
  await pressUntilReported(page)
  await expect.poll(() => reported(page, 'FID')).toEqual(FIELDS)
})

test('CLS is multiplied by 1000 and rounded', async ({ page }) => {
  await addTags(page)
  await page.goto('/about')
  // From now on the page watches.
  await pressUntilReported(page)
  const shift = await page.evaluate(async () => {
    const first = document.body.firstElementChild!
    const bar = document.createElement('div')
    bar.style.height = '333px'
    const scores: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) scores.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
    // What moves within half a second of a press is not counted.
    while (scores.length === 0) {
      if (bar.isConnected) bar.remove()
      else first.before(bar)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return scores.reduce((sum, score) => sum + score, 0)
  })
  await page.goto('/privacy-policy')
  const { value } = (await reported(page, 'CLS')) as { value: number }
  expect(Math.abs(value - shift * 1000)).toBeLessThanOrEqual(0.5)
})
