import { openFile, percent, transform } from './design-file-canvas'
import { expect, test } from './site-test'

test.use({ access: true })

test('drag and wheel pan, wheel with Ctrl zooms', async ({ page }) => {
  await openFile(page, 'azure-maps')
  await expect.poll(() => percent(page)).toBeLessThan(50)
  const before = await transform(page)
  await page.mouse.move(800, 400)
  await page.mouse.down()
  await page.mouse.move(860, 440, { steps: 4 })
  await page.mouse.up()
  const dragged = await transform(page)
  expect(dragged).not.toBe(before)
  await page.mouse.wheel(0, 120)
  await expect.poll(() => transform(page)).not.toBe(dragged)
  const scale = await percent(page)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -120)
  await page.keyboard.up('Control')
  await expect.poll(() => percent(page)).toBeGreaterThan(scale)
})

test('the side lists pages, artboards and layers', { tag: '@lock' }, async ({ page }) => {
  await openFile(page, 'trace-flow-map')
  const side = page.getByRole('complementary', { name: 'File contents' })
  await expect(side.getByRole('heading', { name: 'Trace flow map' })).toBeVisible()
  const whole = await transform(page)
  await side.getByRole('button', { name: 'Resolution' }).click()
  await expect.poll(() => transform(page)).not.toBe(whole)
  await side.getByRole('button', { name: 'Flow map, 14:11' }).click()
  const layers = side.getByRole('list', { name: 'Layers of Flow map, 14:11' })
  await expect(layers.getByRole('button', { name: 'Service flow map' })).toBeVisible()
  await layers.getByRole('button', { name: 'Time scrubber' }).click()
  await expect(page.locator('[data-current="true"] .outline')).toBeVisible()
})
