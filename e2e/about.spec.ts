import type { Page } from '@playwright/test'
import { expect, openLive, swipe, test } from './site-test'

test.use({ access: true })

function cards(page: Page) {
  return page.getByRole('region', { name: 'What colleagues say' }).getByRole('figure')
}

async function names(page: Page): Promise<(string | undefined)[]> {
  // By their elements: what is far from the screen has no rendered text.
  return cards(page)
    .locator('figcaption')
    .evaluateAll((list) => list.map((caption) => caption.firstElementChild?.textContent ?? undefined))
}

async function events(page: Page, name: string): Promise<Record<string, unknown>[]> {
  const log = await page.evaluate(() => JSON.parse(localStorage.getItem('portfolio_analytics') ?? '[]'))
  return log.filter(({ event }: { event: string }) => event === name)
}

test('two testimonials stand side by side, one on a phone', async ({ page, isMobile }) => {
  await page.goto('/about')
  await expect(cards(page)).toHaveCount(isMobile ? 1 : 2)
})

test('next and previous move by two and wrap', async ({ page, isMobile }) => {
  const shown = isMobile ? 1 : 2
  const first = ['Ruth Halloran', 'Theo Brandt'].slice(0, shown)
  const second = ['Priya Raman', 'Mateo Quiroga'].slice(0, shown)
  await page.goto('/about')
  const next = page.getByRole('button', { name: 'Next testimonials' })
  const previous = page.getByRole('button', { name: 'Previous testimonials' })
  await next.click()
  await expect.poll(() => names(page)).toEqual(second)
  await next.click()
  await expect.poll(() => names(page)).toEqual(first)
  await previous.click()
  await expect.poll(() => names(page)).toEqual(second)
  await previous.click()
  await expect.poll(() => names(page)).toEqual(first)
})

test('clicks during the fade are ignored', async ({ page }) => {
  await page.goto('/about')
  const next = page.getByRole('button', { name: 'Next testimonials' })
  await next.evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect.poll(async () => (await names(page))[0]).toBe('Priya Raman')
  await page.waitForTimeout(400)
  expect((await names(page))[0]).toBe('Priya Raman')
})

test('every testimonial has a dot that leads to it', async ({ page }) => {
  await page.goto('/about')
  for (const name of ['Theo Brandt', 'Priya Raman', 'Mateo Quiroga', 'Ruth Halloran']) {
    await page.getByRole('button', { name: new RegExp(`Testimonial \\d: ${name}`) }).click()
    await expect.poll(async () => (await names(page))[0]).toBe(name)
  }
})

test('a swipe over 50 px moves, a shorter one does not', async ({ page }) => {
  const first = async () => (await names(page))[0]
  await page.goto('/about')
  await swipe(cards(page).first(), 200, 152)
  await page.waitForTimeout(300)
  expect(await first()).toBe('Ruth Halloran')
  await swipe(cards(page).first(), 250, 180)
  await expect.poll(first).toBe('Priya Raman')
  await swipe(cards(page).first(), 180, 250)
  await expect.poll(first).toBe('Ruth Halloran')
})

test('the LinkedIn button of a testimonial opens a new tab and is recorded', async ({ page, context }) => {
  await context.route('https://linkedin.example.com/**', (route) => route.fulfill({ body: 'LinkedIn' }))
  await page.goto('/about')
  const popup = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'View on LinkedIn: Ruth Halloran' }).click()
  expect((await popup).url()).toContain('ruth-halloran')
  expect(await events(page, 'external_link')).toMatchObject([{ context: 'testimonial', page: '/about' }])
})

test('seven rules, and a call that leads to the contact section', async ({ page }) => {
  await page.goto('/about')
  await expect(
    page.getByRole('region', { name: 'Manifesto' }).getByRole('heading', { level: 3 }),
  ).toHaveCount(7)
  await page.getByRole('link', { name: 'Get in Touch' }).click()
  await expect(page).toHaveURL(/\/#contact$/)
})

test('six logos stand twice and move for 30 s, until the pointer or the button stops them', async ({
  page,
  isMobile,
}) => {
  await openLive(page, '/about')
  const strip = page.getByRole('region', { name: 'Companies I have designed for' })
  await expect(strip.locator('svg[role=img]')).toHaveCount(12)
  await expect(strip.getByRole('img')).toHaveCount(6)
  const track = strip.locator('.animate-strip')
  await expect(track).toHaveCSS('animation', /30s linear.*infinite/)
  await strip.getByRole('button', { name: 'Pause the moving logos' }).click()
  await expect(track).toHaveCSS('animation-play-state', 'paused')
  if (isMobile) return
  await strip.getByRole('button', { name: 'Play the moving logos' }).click()
  await expect(track).toHaveCSS('animation-play-state', 'running')
  await track.hover({ force: true, position: { x: 200, y: 20 } })
  await expect(track).toHaveCSS('animation-play-state', 'paused')
})

test('with reduced motion the logos rest', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/about')
  const strip = page.getByRole('region', { name: 'Companies I have designed for' })
  await expect(strip.locator('.animate-strip')).toHaveCSS('animation-name', 'none')
  await expect(strip.locator('svg[role=img]:visible')).toHaveCount(6)
})
