import { drawnPercent, openFile, percent, transform } from './design-file-canvas'
import { expect, test } from './site-test'

test.use({ access: true })

test('two fingers zoom, one pans', async ({ page }) => {
  await openFile(page, 'azure-maps')
  await expect.poll(() => percent(page)).toBe(await drawnPercent(page))
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    })
  const before = await transform(page)
  await send('touchStart', [[200, 300]])
  await send('touchMove', [[240, 360]])
  await send('touchEnd', [])
  await expect.poll(() => transform(page)).not.toBe(before)
  const scale = await percent(page)
  await send('touchStart', [
    [180, 300],
    [220, 300],
  ])
  await send('touchMove', [
    [120, 300],
    [280, 300],
  ])
  await send('touchEnd', [])
  await expect.poll(() => percent(page)).toBeGreaterThan(scale)
})
