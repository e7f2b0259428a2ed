import type { Locator, Page } from '@playwright/test'
import { boxOf, expectMoving, expectStill, expectWays, setPace, watchFrames } from './moving'
import { expect, installed, openLive, skipWithout, test } from './site-test'

test.use({ access: true })

const { viewer } = installed.viewer
const { items } = installed.visuals.visuals

test.beforeEach(() => skipWithout(items.length > 2, 'gallery of more than two pictures'))

function opener(page: Page, index: number): Locator {
  return page.getByRole('button', { name: `${viewer.openLabel}: ${items[index]!.title}` })
}

/** The picture of a card on the page: in the middle of the screen, and loaded. */
async function pictureOnPage(page: Page, index: number): Promise<Locator> {
  const picture = page
    .getByRole('listitem')
    .filter({ has: opener(page, index) })
    .getByRole('img')
  await picture.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(picture).toHaveJSProperty('complete', true)
  return picture
}

function enlarged(page: Page): Locator {
  return page.getByRole('dialog').locator('img:visible')
}

test('a picture goes from its card to the large view, and back by Escape, and so does the focus', async ({
  page,
}) => {
  await openLive(page, '/visuals')
  const picture = await pictureOnPage(page, 1)
  const onPage = await boxOf(picture)
  await setPace(page, 0)
  await opener(page, 1).press('Enter')
  await expect(enlarged(page)).toBeVisible()
  const large = await boxOf(enlarged(page))
  await expectWays(page, [[onPage, large]])
  await setPace(page, 1)
  await expectStill(page)
  expect(await boxOf(enlarged(page))).toEqual(large)

  await setPace(page, 0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectWays(page, [[large, await boxOf(picture)]])
  await expect(opener(page, 1)).toBeFocused()
  await setPace(page, 1)
  await expectStill(page)
})

test('another picture than the one that was opened goes to its own card, which comes into view', async ({
  page,
}) => {
  const last = items.length - 1
  await openLive(page, '/visuals')
  await pictureOnPage(page, 0)
  await opener(page, 0).click()
  await expect(page.getByRole('dialog')).toContainText(`1 / ${items.length}`)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('dialog', { name: items[last]!.title })).toBeVisible()
  await expect(enlarged(page)).toHaveJSProperty('complete', true)
  await expectStill(page)
  await setPace(page, 0)
  const large = await boxOf(enlarged(page))
  await page.keyboard.press('Escape')
  await expect(opener(page, last)).toBeFocused()
  const picture = page
    .getByRole('listitem')
    .filter({ has: opener(page, last) })
    .getByRole('img')
  await expect(picture).toBeInViewport()
  await expectWays(page, [[large, await boxOf(picture)]])
})

test('whoever acts while it moves meets what is there', async ({ page }) => {
  await openLive(page, '/visuals')
  await pictureOnPage(page, 0)
  await setPace(page, 0)
  await opener(page, 0).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectMoving(page)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog')).toContainText(`2 / ${items.length}`)
  await expectStill(page)

  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await opener(page, 1).click()
  await expect(page.getByRole('dialog')).toContainText(`2 / ${items.length}`)
  await page.getByRole('button', { name: viewer.closeLabel, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectMoving(page)

  const before = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 200)
  await expectStill(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
})

test('Back while it moves leaves the page, and the large view with it', async ({ page }) => {
  await openLive(page, '/about')
  await openLive(page, '/visuals')
  await pictureOnPage(page, 0)
  await setPace(page, 0)
  await opener(page, 0).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

for (const [name, prepare] of [
  ['with reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  [
    'in a browser that cannot move it',
    (page: Page) =>
      page.addInitScript(() => {
        Reflect.deleteProperty(Document.prototype, 'startViewTransition')
        Reflect.deleteProperty(window, 'ViewTransition')
      }),
  ],
] as const) {
  test(`${name}, the large view is there and gone at once`, async ({ page }) => {
    await prepare(page)
    await watchFrames(page)
    await openLive(page, '/visuals')
    await pictureOnPage(page, 0)
    await opener(page, 0).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener(page, 0)).toBeFocused()
    expect(await page.evaluate(() => window.hasMoved)).toBe(false)
  })
}

test('figures of a study are looked at by keys, closer too, one after the other', { tag: '@sample' }, async ({
  page,
}) => {
  await openLive(page, '/case-study/unified-tracing')
  const figures = page.getByRole('button', { name: /^View larger/ })
  await figures.first().scrollIntoViewIfNeeded()
  await figures.first().press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('1 / ')
  await page.keyboard.press('+')
  // What is larger than the screen is moved by the arrows.
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toContainText('1 / ')
  await page.keyboard.press('0')
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toContainText('2 / ')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(figures.nth(1)).toBeFocused()
  await expect(figures.nth(1)).toBeInViewport()
})
