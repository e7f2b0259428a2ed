import type { Locator, Page } from '@playwright/test'
import { expect, expectAlive, expectLaidOut, openLive, skipWithout, test } from './site-test'

test.use({ access: true })

/** How far a section may stand from where it was, in pixels. */
const NEAR = 2

const DEPTHS = {
  'the first card': 'section a[href^="/case-study/"] >> nth=0',
  'the last study': '#projects a[href^="/case-study/"] >> nth=-1',
  'the last project': 'section a[href^="/project/"] >> nth=-1',
}

/** Goes there in one leap, as the key End or a hand at the scroll bar does. */
async function leapTo(target: Locator): Promise<number> {
  skipWithout(await target.count(), 'card at this depth')
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(target).toBeInViewport()
  return placeOf(target)
}

/** Where on the screen it stands, once it stands still. */
async function placeOf(target: Locator): Promise<number> {
  const top = () => target.evaluate((element) => element.getBoundingClientRect().top)
  let last = await top()
  await expect
    .poll(async () => {
      const before = last
      last = await top()
      return last === before
    })
    .toBe(true)
  return last
}

async function expectAt(target: Locator, place: number): Promise<void> {
  await expect
    .poll(() =>
      target.evaluate((element, before) => Math.abs(element.getBoundingClientRect().top - before), place),
    )
    .toBeLessThanOrEqual(NEAR)
}

/** At once, and still when all of the page has its true height. */
async function expectToStayAt(page: Page, target: Locator, place: number): Promise<void> {
  await expectAt(target, place)
  await expectAlive(page)
  await expectLaidOut(page)
  await expectAt(target, place)
}

for (const [name, selector] of Object.entries(DEPTHS)) {
  for (const [when, wait] of [
    ['as soon as Home is alive', async () => {}],
    ['once all of Home is laid out', expectLaidOut],
  ] as const)
    test(`Back leads to ${name} where it was, pressed ${when}`, async ({ page }) => {
      await openLive(page, '/')
      await wait(page)
      const card = page.locator(selector)
      const place = await leapTo(card)
      await card.click()
      await expect(page).not.toHaveURL('/')
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await page.goBack()
      await expect(page).toHaveURL('/')
      await expectToStayAt(page, card, place)
    })

  test(`a reload leads to ${name} where it was`, async ({ page }) => {
    await openLive(page, '/')
    const card = page.locator(selector)
    const place = await leapTo(card)
    await page.reload()
    await expectToStayAt(page, card, place)
  })

  test(`Back from another document leads to ${name} where it was`, async ({ page }) => {
    await openLive(page, '/')
    const card = page.locator(selector)
    const place = await leapTo(card)
    await page.goto('/embeds/prototype')
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expectToStayAt(page, card, place)
  })
}

test('Back to an address with a hash leads to where the reader was, not to its element', async ({ page }) => {
  await openLive(page, '/#contact')
  await expect(page.locator('#contact')).toBeInViewport()
  const card = page.locator(DEPTHS['the first card'])
  const place = await leapTo(card)
  await card.click()
  await expect(page).not.toHaveURL('/#contact')
  await page.goBack()
  await expect(page).toHaveURL('/#contact')
  await expectToStayAt(page, card, place)
})

test('Back, Forward and Back again each lead to where the reader was', async ({ page }) => {
  await openLive(page, '/')
  const card = page.locator(DEPTHS['the last study'])
  const place = await leapTo(card)
  await card.click()
  await expect(page.getByRole('main')).toBeFocused()
  await expectLaidOut(page)
  const heading = page.locator('main h2').nth(2)
  await expect(heading).toBeAttached()
  const read = await leapTo(heading)
  await page.goBack()
  await expectAt(card, place)
  await page.goForward()
  await expectAt(heading, read)
  await page.goBack()
  await expectToStayAt(page, card, place)
})
