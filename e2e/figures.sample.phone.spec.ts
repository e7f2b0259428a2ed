import type { Page } from '@playwright/test'
import { expect, openLive, swipe, test } from './site-test'

test.use({ access: true })

async function openFirst(page: Page, path: string) {
  await openLive(page, path)
  await page
    .getByRole('button', { name: /^View larger/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('1 / ')
  return dialog
}

const width = async (page: Page) =>
  page
    .getByRole('dialog')
    .locator('img:visible')
    .evaluate((image) => Math.round(image.getBoundingClientRect().width))

test('a figure fills the screen: a swipe moves on, two fingers enlarge, one finger then moves the picture', async ({
  page,
}) => {
  const dialog = await openFirst(page, '/project/vortex-style-guide')
  await expect.poll(() => width(page)).toBe(390)
  await swipe(dialog, 300, 200)
  await expect(dialog).toContainText('2 / ')

  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', xs: number[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x, id) => ({ x, y: 330, id })) })
  await send('touchStart', [175, 215])
  await send('touchMove', [155, 235])
  await send('touchMove', [115, 275])
  await send('touchEnd', [])
  await expect.poll(() => width(page)).toBeGreaterThan(1000)

  const left = () => dialog.locator('img:visible').evaluate((image) => image.getBoundingClientRect().left)
  const before = await left()
  await send('touchStart', [300])
  await send('touchMove', [260])
  await send('touchMove', [180])
  await send('touchEnd', [])
  await expect.poll(left).toBeLessThan(before - 50)
  await expect(dialog).toContainText('2 / ')

  await page.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})
