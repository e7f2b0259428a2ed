import type { Page } from '@playwright/test'
import { expect, installed, openLive, skipWithout, test } from './site-test'

test.use({ access: true })

const { testimonials, logos } = installed.about
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

test.describe('testimonials', () => {
  test.beforeEach(() => skipWithout(NAMES.length === 4, 'four testimonials, which these steps count on'))

  test('every testimonial has a dot that leads to it', async ({ page }) => {
    await openLive(page, '/about')
    for (const name of [...NAMES.slice(1), NAMES[0]!]) {
      await page.getByRole('button', { name: new RegExp(`Testimonial \\d: ${name}`) }).click()
      await expect.poll(async () => (await names(page))[0]).toBe(name)
    }
  })
})

test('a reader hears each logo once, and the pointer or the button stops them', async ({
  page,
  isMobile,
}) => {
  skipWithout(logos.items.length, 'logos')
  await openLive(page, '/about')
  const strip = page.getByRole('region', { name: logos.heading })
  await expect(strip.getByRole('img')).toHaveCount(logos.items.length)
  const track = strip.locator('.animate-strip')
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
