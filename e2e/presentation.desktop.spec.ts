import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { withoutAccent } from '../src/components/ui/accent'
import { expect, installed, openLive, pauseClock, skipWithout, swipe, test } from './site-test'

test.use({ access: true })

const ADDRESS = '/presentation'
const { controls, deck, presenterWords, slides } = installed.presentation
const COUNT = slides.length

test.beforeEach(() => skipWithout(COUNT >= 6, 'deck of six slides or more, which these steps count on'))

/** What the counter says at this slide. */
function at(slide: number): string {
  return `${slide} of ${COUNT}`
}

function titleOf(slide: number): string {
  return withoutAccent(slides[slide - 1]!.title)
}

function counter(page: Page) {
  return page.getByRole('region', { name: controls.label }).getByText(new RegExp(`^\\d+ of ${COUNT}$`))
}

/** All that the deck needs without a network is in its cache. */
async function expectKept(page: Page): Promise<void> {
  const kept = () =>
    page.evaluate(async () => Boolean(await (await caches.open('portfolio-deck')).match('/presentation')))
  await expect.poll(kept, { timeout: 30_000 }).toBe(true)
}

async function openDeck(page: Page, address = ADDRESS): Promise<void> {
  await openLive(page, address)
}

test.describe('on a screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the first slide is there at once, the next ones fade in', async ({ page }) => {
    await openDeck(page)
    const current = page.locator('.slide[data-place=current]')
    await expect(current).toHaveCSS('animation-name', 'none')
    await page.keyboard.press('ArrowRight')
    await expect(counter(page)).toHaveText(at(2))
    await expect(current).toHaveCSS('animation-name', 'deck-in')
  })

  test('Space presses a focused button and does not also turn the slide', async ({ page }) => {
    await openDeck(page)
    await page.getByRole('button', { name: controls.auto }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: controls.stop })).toBeFocused()
    await expect(counter(page)).toHaveText(at(1))
    await page.getByRole('button', { name: new RegExp(`^${controls.goTo} 4`) }).focus()
    await page.keyboard.press('Space')
    await expect(counter(page)).toHaveText(at(4))
  })

  test('each slide has an address that survives a reload', async ({ page }) => {
    await openDeck(page, `${ADDRESS}#3`)
    await expect(counter(page)).toHaveText(at(3))
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/\/presentation#4$/)
    await page.reload()
    await expect(counter(page)).toHaveText(at(4))
    await page.evaluate((hash) => {
      location.hash = hash
    }, String(COUNT))
    await expect(counter(page)).toHaveText(at(COUNT))
  })

  test('an address without such a slide opens the first', async ({ page }) => {
    await openDeck(page, `${ADDRESS}#${COUNT + 3}`)
    await expect(counter(page)).toHaveText(at(1))
  })

  test('a slide change is announced, and the first slide is not', async ({ page }) => {
    await openDeck(page)
    const live = page.locator('main [aria-live]')
    await expect(live).toBeEmpty()
    await page.keyboard.press('ArrowRight')
    await expect(live).toHaveText(`Slide ${at(2)}: ${titleOf(2)}`)
  })

  test('Tab walks through the controls and out of the deck', { tag: '@sample' }, async ({ page }) => {
    await openDeck(page, `${ADDRESS}#${COUNT}`)
    await expect(counter(page)).toHaveText(at(COUNT))
    const seen: string[] = []
    for (let step = 0; step < 20; step++) {
      await page.keyboard.press('Tab')
      seen.push(await page.evaluate(() => document.activeElement?.tagName ?? ''))
    }
    expect(seen.filter((tag) => tag === 'A').length).toBeGreaterThanOrEqual(3)
    expect(seen).toContain('BODY')
  })

  test("the next slide's pictures are there before it is shown", { tag: '@sample' }, async ({ page }) => {
    await page.clock.install()
    await openDeck(page, `${ADDRESS}#3`)
    await expect(counter(page)).toHaveText(at(3))
    const loaded = (slide: number) =>
      page.evaluate((id) => {
        const image = document.getElementById(String(id))?.querySelector('img')
        return image?.complete && image.naturalWidth > 0
      }, slide)
    await expect.poll(() => loaded(4)).toBe(true)
    await expect(page.getByRole('region', { name: /^4 of 9/ })).toBeHidden()
  })

  test('f fills the screen', async ({ page }) => {
    await openDeck(page)
    await page.keyboard.press('f')
    await expect(page.getByRole('button', { name: controls.leaveFullScreen })).toBeVisible()
    await page.getByRole('button', { name: controls.leaveFullScreen }).click()
    await expect(page.getByRole('button', { name: controls.enterFullScreen, exact: true })).toBeVisible()
  })

  test('the presenter window has notes, the next slide and a timer, and stays in step both ways', async ({
    page,
    context,
  }) => {
    await openDeck(page, `${ADDRESS}#4`)
    await expect(counter(page)).toHaveText(at(4))
    const [presenter] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('p')])
    await expect(presenter.getByText(`${presenterWords.current} — ${at(4)}`)).toBeVisible()
    await expect(presenter.getByText(`${presenterWords.next} — ${titleOf(5)}`)).toBeVisible()
    await expect(presenter.getByRole('region', { name: presenterWords.notes })).toContainText(
      slides[3]!.notes[0]!,
    )
    await presenter.keyboard.press('ArrowRight')
    await expect(counter(page)).toHaveText(at(5))
    await page.bringToFront()
    await page.keyboard.press('ArrowRight')
    await expect(presenter.getByText(`${presenterWords.current} — ${at(6)}`)).toBeVisible()
    await presenter.getByRole('button', { name: controls.auto }).click()
    await expect(page.getByRole('button', { name: controls.stop })).toBeVisible()
    await presenter.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: controls.auto })).toBeVisible()
  })

  test("the presenter's timer counts, pauses and starts anew", async ({ page }) => {
    await page.clock.install()
    await page.goto(`${ADDRESS}?presenter`)
    const timer = page.getByRole('timer', { name: presenterWords.timer })
    await expect(timer).toBeVisible()
    await pauseClock(page)
    await page.getByRole('button', { name: presenterWords.reset }).click()
    await page.clock.runFor(65_000)
    await expect(timer).toHaveText('01:05')
    await page.getByRole('button', { name: presenterWords.pause }).click()
    await page.clock.runFor(30_000)
    await expect(timer).toHaveText('01:05')
    await page.getByRole('button', { name: presenterWords.resume }).click()
    await page.clock.runFor(5000)
    await expect(timer).toHaveText('01:10')
    await page.getByRole('button', { name: presenterWords.reset }).click()
    await expect(timer).toHaveText('00:00')
  })

  test('printing gives a landscape page for each slide', async ({ page }) => {
    await openDeck(page)
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(COUNT)
    const [width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)!.slice(1).map(Number)
    expect(width! / height!).toBeCloseTo(16 / 9, 2)
  })

  test('the paper size leaves with the deck', async ({ page }) => {
    await openDeck(page)
    await page.getByRole('link', { name: deck.exitLabel }).click()
    await expect(page.getByRole('banner')).toBeVisible()
    expect(await page.locator('style', { hasText: '13.333in' }).count()).toBe(0)
  })

  test('every slide is accessible', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openDeck(page)
    for (let slide = 1; slide <= COUNT; slide++) {
      await expect(counter(page)).toHaveText(at(slide))
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `slide ${slide}, ${id}: ${nodes[0]?.html}`)).toEqual([])
      await page.keyboard.press('ArrowRight')
    }
  })
})

test('a swipe turns the slide', async ({ page }) => {
  await openDeck(page)
  await swipe(page.locator('.deck-slides'), 300, 200)
  await expect(counter(page)).toHaveText(at(2))
  await swipe(page.locator('.deck-slides'), 300, 260)
  await expect(counter(page)).toHaveText(at(2))
  await swipe(page.locator('.deck-slides'), 100, 200)
  await expect(counter(page)).toHaveText(at(1))
})

test.describe('on an upright phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the slides are a column to read, and counter and address follow', async ({ page }) => {
    await openDeck(page)
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(COUNT)
    await page
      .getByRole('heading', { name: titleOf(6) })
      .evaluate((heading) => heading.scrollIntoView({ block: 'center' }))
    await expect(counter(page)).toHaveText(at(6))
    await expect(page).toHaveURL(/#6$/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })

  test('buttons, dots and keys move through the column', async ({ page }) => {
    await openDeck(page)
    await page.getByRole('button', { name: controls.next }).click()
    await expect(page.getByRole('heading', { name: titleOf(2) })).toBeInViewport()
    await page.keyboard.press('Space')
    await expect(page.getByRole('heading', { name: titleOf(3) })).toBeInViewport()
    await page.getByRole('button', { name: new RegExp(`^${controls.goTo} ${COUNT}`) }).click()
    await expect(page.getByRole('heading', { name: titleOf(COUNT) })).toBeInViewport()
    await page.keyboard.press('ArrowRight')
    await expect(counter(page)).toHaveText(at(1))
    await expect(page.getByRole('heading', { name: titleOf(1) })).toBeInViewport()
  })

  test('a shared address leads to its slide', async ({ page }) => {
    await openDeck(page, `${ADDRESS}#5`)
    await expect(page.getByRole('heading', { name: titleOf(5) })).toBeInViewport()
    await expect(counter(page)).toHaveText(at(5))
  })

  test('the column is accessible', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openDeck(page)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })
})

test.describe('without a network', () => {
  // Icons and the manifest belong to the browser's own frame and are not kept.
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  test('the deck opens once it has been opened before', { tag: ['@lock', '@sample'] }, async ({
    page,
    context,
  }) => {
    await openDeck(page)
    await expectKept(page)
    await context.setOffline(true)
    await page.reload()
    await expect(counter(page)).toHaveText(at(1))
    for (const slide of [4, 7, 8, 9]) {
      await page.getByRole('button', { name: new RegExp(`^Go to slide ${slide}`) }).click()
      const image = page
        .getByRole('region', { name: new RegExp(`^${slide} of 9`) })
        .locator('img')
        .first()
      await expect
        .poll(() =>
          image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0),
        )
        .toBe(true)
    }
    await expect(page.getByText('Failed to load image')).toHaveCount(0)
  })

  test('the deck comes back, too, for who has left it', { tag: '@lock' }, async ({ page, context }) => {
    await openDeck(page)
    await expectKept(page)
    await page.getByRole('link', { name: deck.exitLabel }).click()
    await expect(page.getByRole('banner')).toBeVisible()
    await context.setOffline(true)
    await page.goBack()
    await expect(counter(page)).toHaveText(at(1))
    await page.keyboard.press('ArrowRight')
    await expect(counter(page)).toHaveText(at(2))
  })

  test('no other page is served from what the deck kept', async ({ page, context }) => {
    await openDeck(page)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await openLive(page, '/about')
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    await context.setOffline(true)
    await expect(page.reload()).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
  })
})
