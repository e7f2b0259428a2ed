import type { Page } from '@playwright/test'
import { expectAtTopOfScreen, expectSmoothWayTo } from '../scrolled'
import { expect, test } from '../visitor'

/** Home, and alive: what is pressed works. */
async function openHome(page: Page, path = '/') {
  await page.goto(path)
  const filter = page.getByRole('button', { name: 'All Projects' })
  await page.getByRole('button', { name: 'AI Creative' }).click()
  await expect(page.getByRole('link', { name: 'Trace Flow Map' })).toHaveCount(0)
  await filter.click()
  await expect(page.getByRole('link', { name: 'Trace Flow Map' })).toHaveCount(1)
}

function setHash(page: Page, hash: string) {
  return page.evaluate(
    (text) =>
      new Promise((resolve) => {
        addEventListener('hashchange', resolve, { once: true })
        location.hash = text
      }).then(() => {}),
    hash,
  )
}

test('On every route change the page scrolls to the top', async ({ page }) => {
  await page.goto('/about')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Visuals' })
  await link.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await link.click()
  await expect(page.getByRole('heading', { name: 'Visual Design Gallery' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('Back and Forward across pages lead to where the reader was', async ({ page }) => {
  await openHome(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Visuals' })
  await link.click()
  await expect(page.getByRole('heading', { name: 'Visual Design Gallery' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Creating intelligent experiences' })).toBeAttached()
  await expect(link).toBeInViewport({ timeout: 5000 })
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Visual Design Gallery' })).toBeAttached()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
})

test('On every hash change the page scrolls to the top', async ({ page }) => {
  await openHome(page)
  await page.evaluate(() => scrollTo(0, 2000))
  await setHash(page, 'there-is-no-such-id')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test.describe('If there is a hash, it scrolls smoothly to the element with that id', () => {
  test('that came with the address', async ({ page }) => {
    await page.goto('/#contact')
    await expectAtTopOfScreen(page.locator('#contact'))
  })

  test('that came with a link to another page', async ({ page }) => {
    await page.goto('/about')
    const link = page.getByRole('link', { name: 'Get in Touch' })
    await expectSmoothWayTo(page.locator('#contact'), () => link.click())
    await expect(page).toHaveURL('/#contact')
  })

  test('that a script has set', async ({ page }) => {
    await openHome(page)
    await page.evaluate(() => scrollTo({ top: 99_999, behavior: 'instant' }))
    await expectSmoothWayTo(page.locator('#about'), () => setHash(page, 'about'))
  })

  test('that was typed', async ({ page }) => {
    await openHome(page)
    await expectSmoothWayTo(page.locator('#resume'), () => page.goto('/#resume'))
  })

  test('that Back has brought again', async ({ page }) => {
    await openHome(page)
    await setHash(page, 'about')
    await expectSmoothWayTo(page.locator('#contact'), () => setHash(page, 'contact'))
    await expectSmoothWayTo(page.locator('#about'), () => page.goBack())
  })
})

test('If there is a hash, it scrolls after 100 ms', async ({ page }) => {
  await page.clock.install()
  await openHome(page)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await setHash(page, 'contact')
  // The browser itself goes there at once; that is not where the page stays.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expectSmoothWayTo(page.locator('#contact'), async () => {
    await page.clock.runFor(99)
    expect(await page.evaluate(() => window.places)).toEqual([])
    await page.clock.runFor(1)
  })
})
