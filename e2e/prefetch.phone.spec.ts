import type { Page } from '@playwright/test'
import { expect, firstStudy, openLive, test } from './site-test'

test.use({ access: true })

const STEPS = 6
const STEP_PX = 40

/** A finger comes down there, moves up the screen and leaves it. */
async function dragUp(page: Page, x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', at: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: at }] })
  await touch('touchStart', y)
  for (let step = 1; step <= STEPS; step++) await touch('touchMove', y - step * STEP_PX)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** A tap on a page that still glides would only stop it. */
async function expectStill(page: Page): Promise<void> {
  let last = Number.NaN
  await expect
    .poll(async () => {
      const before = last
      last = await page.evaluate(() => scrollY)
      return last === before
    })
    .toBe(true)
}

test('a scroll that begins on a card fetches nothing; a tap leads there', async ({ page }) => {
  await openLive(page, '/')
  const card = page.locator(`#projects a[href="${firstStudy.caseStudyUrl}"]`).first()
  await card.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(card).toBeInViewport()
  const { x, y } = (await card.boundingBox())!
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))

  const before = await page.evaluate(() => scrollY)
  await dragUp(page, Math.round(x + 20), Math.round(y + 10))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50)
  expect(fetched.filter((url) => url.includes('/data/'))).toEqual([])

  await expectStill(page)
  await card.tap()
  await expect(page).toHaveURL(firstStudy.caseStudyUrl)
})
