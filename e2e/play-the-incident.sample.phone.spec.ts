import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll, expectNoViolations } from './accessibility-check'
import { expect, openLive, test } from './site-test'

const STUDY = '/case-study/trace-flow-map'
/** What the study says of the engineers on call. */
const REPLAYS = ['16 min', '4 min']

test.use({ access: true })

const figure = (page: Page) => page.locator('[data-playable]')
const stage = (page: Page) => page.getByRole('region', { name: 'Play the incident' })
const still = (page: Page) => figure(page).getByRole('img', { name: /^Flow map of sixteen services/ })
const scrubber = (page: Page) => page.getByRole('slider', { name: 'Time, 13:20 to 14:20' })

/** The figure as a reader meets it, with its script at hand. */
async function reachFigure(page: Page) {
  await openLive(page, STUDY)
  await figure(page).scrollIntoViewIfNeeded()
  const open = figure(page).getByRole('button', { name: 'Play the incident' })
  await expect(open).toBeVisible()
  return open
}

test('the incident is played by touch, and both times stand beside those of the study', async ({ page }) => {
  const press = (name: RegExp) => stage(page).getByRole('button', { name }).tap()
  const open = await reachFigure(page)
  await open.tap()
  await expect(stage(page).getByRole('heading', { name: 'Which service?' })).toBeFocused()
  await expect(still(page)).toBeHidden()
  await expect(stage(page).getByRole('timer')).not.toHaveText('0:00.0')
  await expect(stage(page).getByRole('group', { name: 'Forty charts' }).getByRole('button')).toHaveCount(40)
  await press(/^orders failing/)
  await expect(stage(page).getByRole('status')).toContainText('orders suffers')
  await expectNoViolations(page, '[data-incident]')
  await expectNoSidewaysScroll(page)
  await press(/^inventory p95/)
  await expect(stage(page).getByRole('status')).toHaveText(/^Yes, inventory\. You needed \d+:\d\d\.\d\.$/)

  await press(/on the map/)
  await expect(stage(page).getByRole('heading', { name: 'Where does it start?' })).toBeFocused()
  await expect(stage(page).getByRole('button', { name: /^stock-db/ })).toContainText('pool full')
  await press(/^stock-db/)
  await expect(stage(page).getByRole('status')).toContainText('busy, not broken')
  const box = (await scrubber(page).boundingBox())!
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.touchscreen.tap(middle.x, middle.y)
  await expect(scrubber(page)).toHaveAttribute('aria-valuetext', '13:50, 0.1% of orders fail')
  await expect(stage(page).getByRole('button', { name: /^inventory/ })).not.toContainText('fail')
  await expectNoSidewaysScroll(page)
  await press(/^inventory/)

  const times = stage(page).getByRole('definition')
  await expect(times).toHaveText([/^\d+:\d\d$/, /^\d+:\d\d$/, ...REPLAYS])
  await expectNoViolations(page, '[data-incident]')
  await press(/^Play again/)
  await expect(stage(page).getByRole('heading', { name: 'Which service?' })).toBeFocused()
  await press(/^Close/)
  await expect(still(page)).toBeVisible()
  await expect(open).toBeFocused()
})
