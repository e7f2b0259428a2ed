import type { Locator, Page } from '@playwright/test'
import { allAuthors, authorLinks, authorsShown } from '../testimonial-cards'
import { expect, phone, test } from '../visitor'

function next(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: /^next/i })
}

function previous(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: /^previous/i })
}

/** Stops the page's clock; from here on it moves with `runFor` only. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

test('Desktop shows 2 cards', async ({ page, request }) => {
  const authors = await allAuthors(request)
  expect(authors).toHaveLength(4)
  await page.goto('/about')
  expect(await authorsShown(page)).toEqual(authors.slice(0, 2))
})

test('Next adds 2 to the start index and wraps to 0 at the end. Previous subtracts 2; if below 0 it jumps to max(0, count-2)', async ({
  page,
  request,
}) => {
  const authors = await allAuthors(request)
  await page.goto('/about')
  for (const [button, shown] of [
    [next(page), authors.slice(2)],
    [next(page), authors.slice(0, 2)],
    [previous(page), authors.slice(2)],
    [previous(page), authors.slice(0, 2)],
  ] as const) {
    await button.click()
    await expect.poll(() => authorsShown(page)).toEqual(shown)
  }
})

test('Each move has a 150 ms fade, and clicks are ignored during it', async ({ page, request }) => {
  const authors = await allAuthors(request)
  await page.clock.install()
  await page.goto('/about')
  // Alive, and back where it began.
  await next(page).click()
  await expect.poll(() => authorsShown(page)).toEqual(authors.slice(2))
  await stopClock(page)
  await next(page).click()
  await page.clock.runFor(140)
  await expect.poll(() => authorLinks(page).first().evaluate(opacity)).toBeLessThan(1)
  await next(page).click()
  expect(await authorsShown(page)).toEqual(authors.slice(2))
  await page.clock.runFor(10)
  await expect.poll(() => authorsShown(page)).toEqual(authors.slice(0, 2))
  await page.clock.runFor(2000)
  expect(await authorsShown(page)).toEqual(authors.slice(0, 2))
  await expect.poll(() => authorLinks(page).first().evaluate(opacity)).toBe(1)
})

/** As it is seen: through everything that holds it. */
function opacity(element: Element): number {
  let product = 1
  for (let part: Element | null = element; part; part = part.parentElement)
    product *= Number(getComputedStyle(part).opacity)
  return product
}

test('Each card has a button opening the author’s LinkedIn page in a new tab', async ({ page, context }) => {
  await context.route(/linkedin/, (route) => route.fulfill({ body: 'LinkedIn' }))
  await page.goto('/about')
  const opened: string[] = []
  for (const href of await authorsShown(page)) {
    const popup = page.waitForEvent('popup')
    await authorLinks(page)
      .and(page.locator(`[href="${href}"]`))
      .click()
    opened.push((await popup).url())
  }
  expect(opened).toEqual(await authorsShown(page))
  expect(opened).toHaveLength(2)
})

test.describe('mobile', () => {
  test.use(phone)

  test('mobile shows 1', async ({ page, request }) => {
    await page.goto('/about')
    expect(await authorsShown(page)).toEqual((await allAuthors(request)).slice(0, 1))
  })

  test('On mobile a horizontal swipe over 50 px goes next (swipe left) or previous', async ({
    page,
    request,
  }) => {
    const authors = await allAuthors(request)
    await page.clock.install()
    await page.goto('/about')
    const card = authorLinks(page).first()
    for (const [distance, shown] of [
      [-70, authors[2]],
      [70, authors[0]],
      [70, authors[2]],
    ] as const) {
      await swipe(page, card, distance)
      await expect.poll(() => authorsShown(page), { message: `${distance} px` }).toEqual([shown])
    }
    await swipe(page, card, -45)
    await page.clock.runFor(1000)
    expect(await authorsShown(page), '45 px').toEqual([authors[2]])
  })
})

/** One finger on the screen, somewhat above the element. */
async function swipe(page: Page, element: Locator, distance: number): Promise<void> {
  await element.scrollIntoViewIfNeeded()
  const { y } = (await element.boundingBox())!
  const touch = await page.context().newCDPSession(page)
  const at = (share: number) => [{ x: 195 + distance * share - distance / 2, y: y - 60 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (const share of [0.25, 0.5, 0.75, 1])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
