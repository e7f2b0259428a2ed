import type { Page } from '@playwright/test'
import { expect, installed, openLive, skipWithout, swipe, test } from './site-test'

test.use({ access: true })

const { testimonials, manifesto, callToAction, logos } = installed.about
const NAMES = testimonials.items.map(({ name }) => name)

function cards(page: Page) {
  return page.getByRole('region', { name: testimonials.heading }).getByRole('figure')
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

test.describe('testimonials', () => {
  test.beforeEach(() => skipWithout(NAMES.length === 4, 'four testimonials, which these steps count on'))

  test('two testimonials stand side by side, one on a phone', async ({ page, isMobile }) => {
    await openLive(page, '/about')
    await expect(cards(page)).toHaveCount(isMobile ? 1 : 2)
  })

  test('next and previous move by two and wrap', async ({ page, isMobile }) => {
    const shown = isMobile ? 1 : 2
    const first = NAMES.slice(0, shown)
    const second = NAMES.slice(2, 2 + shown)
    await openLive(page, '/about')
    const next = page.getByRole('button', { name: testimonials.nextLabel })
    const previous = page.getByRole('button', { name: testimonials.previousLabel })
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
    await page.clock.install()
    await openLive(page, '/about')
    const next = page.getByRole('button', { name: testimonials.nextLabel })
    await next.evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
    await expect.poll(async () => (await names(page))[0]).toBe(NAMES[2])
    await page.clock.runFor(1000)
    expect((await names(page))[0]).toBe(NAMES[2])
  })

  test('every testimonial has a dot that leads to it', async ({ page }) => {
    await openLive(page, '/about')
    for (const name of [...NAMES.slice(1), NAMES[0]!]) {
      await page.getByRole('button', { name: new RegExp(`Testimonial \\d: ${name}`) }).click()
      await expect.poll(async () => (await names(page))[0]).toBe(name)
    }
  })

  test('a swipe over 50 px moves, a shorter one does not', async ({ page }) => {
    const first = async () => (await names(page))[0]
    await page.clock.install()
    await openLive(page, '/about')
    await swipe(cards(page).first(), 200, 152)
    await page.clock.runFor(1000)
    expect(await first()).toBe(NAMES[0])
    await swipe(cards(page).first(), 250, 180)
    await expect.poll(first).toBe(NAMES[2])
    await swipe(cards(page).first(), 180, 250)
    await expect.poll(first).toBe(NAMES[0])
  })

  test('the LinkedIn button of a testimonial opens a new tab and is recorded', async ({ page, context }) => {
    const [{ name, linkedinUrl }] = testimonials.items as [(typeof testimonials.items)[number]]
    skipWithout(linkedinUrl, 'LinkedIn page of a colleague')
    await context.route(linkedinUrl, (route) => route.fulfill({ body: 'LinkedIn' }))
    await openLive(page, '/about')
    const popup = page.waitForEvent('popup')
    await page.getByRole('link', { name: `${testimonials.linkedinLabel}: ${name}` }).click()
    expect((await popup).url()).toBe(linkedinUrl)
    expect(await events(page, 'external_link')).toMatchObject([{ context: 'testimonial', page: '/about' }])
  })
})

test('each rule has a heading, and the call leads on', async ({ page }) => {
  await openLive(page, '/about')
  await expect(
    page.getByRole('region', { name: manifesto.heading }).getByRole('heading', { level: 3 }),
  ).toHaveCount(manifesto.items.length)
  await page.getByRole('link', { name: callToAction.contactLabel }).click()
  await expect(page).toHaveURL(callToAction.contactHref)
})

test('the logos stand twice and move for 30 s, until the pointer or the button stops them', async ({
  page,
  isMobile,
}) => {
  skipWithout(logos.items.length, 'logos')
  await openLive(page, '/about')
  const strip = page.getByRole('region', { name: logos.heading })
  await expect(strip.locator('svg[role=img]')).toHaveCount(2 * logos.items.length)
  await expect(strip.getByRole('img')).toHaveCount(logos.items.length)
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
  skipWithout(logos.items.length, 'logos')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openLive(page, '/about')
  const strip = page.getByRole('region', { name: logos.heading })
  await expect(strip.locator('.animate-strip')).toHaveCSS('animation-name', 'none')
  await expect(strip.locator('svg[role=img]:visible')).toHaveCount(logos.items.length)
})
