import { expectNoViolations } from './accessibility-check'
import { expect, openLive, test } from './site-test'

const STUDY = '/case-study/trace-flow-map'
const STILL = /^Flow map of sixteen services/

test.use({ access: true })

test('the incident is played with the keyboard alone, and who gives up sees the answer', async ({ page }) => {
  await openLive(page, STUDY)
  const figure = page.locator('[data-playable]')
  await figure.scrollIntoViewIfNeeded()
  const stage = page.getByRole('region', { name: 'Play the incident' })
  await figure.getByRole('button', { name: 'Play the incident' }).press('Enter')
  const focused = page.locator(':focus')
  // Close, Show me, the wall as one stop.
  for (const name of ['Close', 'Show me', /^acquirer calls/]) {
    await page.keyboard.press('Tab')
    await expect(focused).toHaveAccessibleName(name)
  }
  for (const [key, name] of [
    ['ArrowRight', /^acquirer p95/],
    ['ArrowDown', /^catalog-db calls/],
    ['End', /^stock-db p95/],
    ['ArrowUp', /^search calls/],
    ['Home', /^acquirer calls/],
  ] as const) {
    await page.keyboard.press(key)
    await expect(focused).toHaveAccessibleName(name)
  }
  await page.keyboard.press('Space')
  await expect(stage.getByRole('status')).toContainText('That is an effect')
  await expectNoViolations(page, '[data-incident]')
  await stage.getByRole('button', { name: 'Show me' }).press('Enter')
  await expect(stage.getByRole('status')).toContainText('It was inventory')
  await expect(focused).toHaveText('Same minutes, on the map')
  await page.keyboard.press('Enter')

  const time = stage.getByRole('slider')
  await time.focus()
  for (const [key, value] of [
    ['Home', '13:20, 0.1% of orders fail'],
    ['ArrowRight', '13:21, 0.1% of orders fail'],
    ['End', '14:20, 0.1% of orders fail'],
    ['PageDown', '14:10, 35.2% of orders fail'],
    ['ArrowLeft', '14:09, 35.2% of orders fail'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(time).toHaveAttribute('aria-valuetext', value)
  }
  await stage.getByRole('button', { name: 'Play', exact: true }).press('Enter')
  await expect(time).toHaveAttribute('aria-valuetext', '14:20, 0.1% of orders fail')
  await expect(stage.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await stage.getByRole('button', { name: 'Show me' }).press('Enter')
  await expect(stage.getByRole('definition')).toHaveText(['shown', 'shown', '16 min', '4 min'])
  await expectNoViolations(page, '[data-incident]')
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the picture stands; who plays steps through moments, and nothing moves', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (/incident-game/.test(request.url())) scripts.push(request.url())
    })
    await openLive(page, STUDY)
    await page.waitForLoadState('networkidle')
    expect(scripts, 'before the figure is near').toEqual([])
    const figure = page.locator('[data-playable]')
    await figure.scrollIntoViewIfNeeded()
    await expect(figure.getByRole('img', { name: STILL })).toBeVisible()
    await figure.getByRole('button', { name: 'Play the incident' }).click()
    const stage = page.getByRole('region', { name: 'Play the incident' })
    await stage.getByRole('button', { name: 'Show me' }).click()
    await stage.getByRole('button', { name: /on the map/ }).click()
    // At once where the dashboard was opened.
    const time = stage.getByRole('slider')
    await expect(time).toHaveAttribute('aria-valuetext', '14:11, 35.2% of orders fail')
    await expect(stage.getByRole('button', { name: 'Play', exact: true })).toHaveCount(0)
    await stage.getByRole('button', { name: 'Forward one minute' }).click()
    await expect(time).toHaveAttribute('aria-valuetext', /^14:12/)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)

    await page.emulateMedia({ media: 'print' })
    await expect(stage).toBeHidden()
    await expect(figure.getByRole('img', { name: STILL })).toBeVisible()
    await expect(figure.getByText('One path is burning')).toBeVisible()
  })
})

test.describe('without the script of the figure', () => {
  test.use({ expectedErrors: /incident-game|ERR_FAILED/ })

  test('the picture and its caption stand, and nothing is offered that does not work', async ({ page }) => {
    await page.route(/\/assets\/incident-game/, (route) => route.abort())
    await openLive(page, STUDY)
    const figure = page.locator('[data-playable]')
    const asked = page.waitForRequest(/incident-game/)
    await figure.scrollIntoViewIfNeeded()
    await asked
    await expect(figure.getByRole('img', { name: STILL })).toBeVisible()
    await expect(figure.getByText('One path is burning')).toBeVisible()
    await expect(figure.getByRole('button', { name: 'Play the incident' })).toHaveCount(0)
  })
})
