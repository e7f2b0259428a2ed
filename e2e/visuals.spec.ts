import type { Page } from '@playwright/test'
import { withoutAccent } from '../src/components/ui/accent'
import { expect, galleryKinds, holdScripts, installed, openLive, skipWithout, test } from './site-test'

test.use({ access: true })

const { heading, items, filters } = installed.visuals.visuals
const COUNT = items.length
/** All of them last. */
const KINDS = [...galleryKinds, { label: filters[0]!.label, count: COUNT }]

test.beforeEach(() => skipWithout(COUNT > 8, 'gallery of more than eight pictures'))

function cards(page: Page) {
  return page.getByRole('region', { name: withoutAccent(heading) }).getByRole('listitem')
}

test('cards stand before any script has come', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/visuals', { waitUntil: 'commit' })
  await expect(cards(page).first()).toBeVisible()
  await expect(cards(page).first().locator('img')).toHaveJSProperty('complete', true)
  release()
  await expect(cards(page)).toHaveCount(COUNT)
})

test('a picture opens large; arrows move, Escape closes and the focus returns to its card', async ({
  page,
}) => {
  await page.goto('/visuals')
  const first = page.getByRole('button', { name: `${installed.viewer.viewer.openLabel}: ${items[0]!.title}` })
  await first.click()
  const dialog = page.getByRole('dialog', { name: items[0]!.title })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByText(`1 / ${COUNT}`)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog')).toContainText(`2 / ${COUNT}`)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('dialog')).toContainText(`${COUNT} / ${COUNT}`)
  await page.getByRole('button', { name: installed.viewer.viewer.nextLabel }).click()
  await expect(page.getByRole('dialog')).toContainText(`1 / ${COUNT}`)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(first).toBeFocused()
})

test('two presses in a row open one large view', async ({ page }) => {
  await openLive(page, '/visuals')
  const first = page.getByRole('button', { name: `${installed.viewer.viewer.openLabel}: ${items[0]!.title}` })
  await first.evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(page.locator('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)
})

test('the large view stays within the filter', async ({ page }) => {
  skipWithout(galleryKinds.length > 1, 'filters over the gallery')
  await page.goto('/visuals')
  await page.getByRole('button', { name: `${KINDS[0]!.label} ${KINDS[0]!.count}` }).click()
  await expect(cards(page)).toHaveCount(KINDS[0]!.count)
  await cards(page).first().getByRole('button').press('Enter')
  await expect(page.getByRole('dialog')).toContainText(`1 / ${KINDS[0]!.count}`)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a swipe moves to the next picture', async ({ page }) => {
  await page.goto('/visuals')
  await cards(page).first().getByRole('button').click()
  await page.getByRole('dialog').evaluate((element) => {
    const touch = (clientX: number) => new Touch({ identifier: 1, target: element, clientX, clientY: 300 })
    const options = { bubbles: true, touches: [touch(300)], changedTouches: [touch(300)] }
    element.dispatchEvent(new TouchEvent('touchstart', options))
    element.dispatchEvent(
      new TouchEvent('touchend', { bubbles: true, touches: [], changedTouches: [touch(200)] }),
    )
  })
  await expect(page.getByRole('dialog')).toContainText(`2 / ${COUNT}`)
})
