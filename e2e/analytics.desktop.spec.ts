import type { Page } from '@playwright/test'
import { withoutAccent } from '../src/lib/accent'
import { expect, installed, openLive, pauseClock, siteLink, test } from './site-test'

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

async function eventsNamed(page: Page, name: string): Promise<Event[]> {
  return (await events(page)).filter(({ event }) => event === name)
}

test('each page view is recorded with its fields, also on navigation in the browser', async ({ page }) => {
  await page.goto('/about')
  await expect.poll(async () => (await eventsNamed(page, 'page_load')).length).toBe(1)
  const [first] = await eventsNamed(page, 'page_load')
  expect(first).toMatchObject({ page: '/about', referrer: '' })
  expect(first!.viewport).toBe(`${page.viewportSize()!.width}x${page.viewportSize()!.height}`)
  expect(String(first!.userAgent).length).toBeLessThanOrEqual(200)
  expect(new Date(String(first!.timestamp)).toISOString()).toBe(first!.timestamp)
  await siteLink(page, '/visuals').click()
  await expect
    .poll(async () => (await eventsNamed(page, 'page_load')).map((event) => event.page))
    .toEqual(['/about', '/visuals'])
  const ids = new Set((await events(page)).map(({ sessionId }) => sessionId))
  expect(ids.size).toBe(1)
  expect([...ids][0]).toMatch(/^\w{8,}/)
})

test('reading depth is recorded at 25, 50, 75, 90 and 100 percent, each once', async ({ page }) => {
  await openLive(page, '/privacy-policy')
  for (const share of [0.5, 1, 0, 1]) {
    await page.evaluate(
      (part) => scrollTo({ top: document.documentElement.scrollHeight * part, behavior: 'instant' }),
      share,
    )
    await expect.poll(async () => (await eventsNamed(page, 'scroll_depth')).length).toBeGreaterThan(0)
  }
  await expect
    .poll(async () => (await eventsNamed(page, 'scroll_depth')).map(({ depth }) => depth))
    .toEqual([25, 50, 75, 90, 100])
})

test('scrolling is measured only when it has rested for 100 ms', async ({ page }) => {
  await page.clock.install()
  await openLive(page, '/privacy-policy')
  await pauseClock(page)
  /** Resolves when the browser has told the page of it. */
  const scroll = (y: number) =>
    page.evaluate(
      (top) =>
        new Promise((resolve) => {
          addEventListener('scroll', resolve, { once: true })
          scrollTo({ top, behavior: 'instant' })
        }),
      y,
    )
  await scroll(400)
  await page.clock.runFor(90)
  await scroll(99_999)
  await page.clock.runFor(90)
  expect(await eventsNamed(page, 'scroll_depth')).toEqual([])
  await page.clock.runFor(20)
  expect((await eventsNamed(page, 'scroll_depth')).length).toBe(5)
})

test('the log keeps the last 100 events and survives damage', async ({ page }) => {
  await page.addInitScript(() => {
    const old = Array.from({ length: 130 }, (_, n) => ({ event: 'old', n }))
    if (!sessionStorage.getItem('seeded')) localStorage.setItem('portfolio_analytics', JSON.stringify(old))
    sessionStorage.setItem('seeded', 'yes')
  })
  await page.goto('/about')
  await expect.poll(async () => (await eventsNamed(page, 'page_load')).length).toBe(1)
  const log = await events(page)
  expect(log).toHaveLength(100)
  expect(log[0]).toMatchObject({ event: 'old', n: 31 })
  for (const damage of ['{', '42', 'null', '[1,null,"x",{}]']) {
    await page.evaluate((text) => localStorage.setItem('portfolio_analytics', text), damage)
    await page.reload()
    await expect.poll(async () => (await events(page)).map((entry) => entry?.event)).toEqual(['page_load'])
  }
})

test('a full storage breaks nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.addInitScript(() => Object.defineProperty(Storage.prototype, 'getItem', { value: () => 'true' }))
  await page.goto('/about')
  await siteLink(page, '/visuals').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    withoutAccent(installed.visuals.visuals.heading),
  )
})

test('nothing is recorded on localhost', async ({ page, baseURL }) => {
  await openLive(page, baseURL!.replace('127.0.0.1', 'localhost').concat('/about'))
  expect(await page.evaluate(() => localStorage.getItem('portfolio_analytics'))).toBeNull()
})

test('events go to the page’s analytics tags, and so do web vitals', async ({ page }) => {
  await page.addInitScript(() => {
    const calls: unknown[][] = []
    Object.assign(window, {
      calls,
      gtag: (...parts: unknown[]) => calls.push(['gtag', ...parts]),
      plausible: (...parts: unknown[]) => calls.push(['plausible', ...parts]),
    })
  })
  await page.goto('/about')
  const calls = () => page.evaluate(() => (window as unknown as { calls: [string, ...unknown[]][] }).calls)
  await expect
    .poll(async () => (await calls()).filter((call) => JSON.stringify(call).includes('page_load')).length)
    .toBe(2)
  expect(await calls()).toContainEqual([
    'plausible',
    'page_load',
    { props: expect.objectContaining({ page: '/about' }) },
  ])
  await page.locator('h1').click()
  const vital = (name: string) => async () => (await calls()).find((call) => call[2] === name)
  await expect.poll(vital('FID')).toBeTruthy()
  await expect.poll(vital('LCP')).toEqual([
    'gtag',
    'event',
    'LCP',
    {
      value: expect.any(Number),
      event_category: 'Web Vitals',
      event_label: expect.any(String),
      non_interaction: true,
    },
  ])
})
