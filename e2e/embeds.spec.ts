import type { Page } from '@playwright/test'
import { files } from '../embeds/design-file/files'
import { states } from '../embeds/prototype/states'
import { expect, test } from './site-test'

const ADDRESSES = [
  '/embeds/design-file?file=trace-flow-map',
  '/embeds/prototype',
  '/embeds/code-experiment',
  '/embeds/boards/trace-flow-map/flow-map.html',
]

for (const address of ADDRESSES) {
  test(`without access ${address} leads to the gate`, async ({ page }) => {
    await page.goto(address)
    await page.waitForURL((url) => url.pathname === '/')
    await expect(page.getByText('Portfolio Access')).toBeVisible()
  })
}

test('the code preview shows nothing when it is opened directly', async ({ page }) => {
  await page.goto('/embeds/code-experiment/preview')
  await expect(page.locator('body')).toBeEmpty()
})

test.describe('with access', () => {
  test.use({ access: true })

  const surface = (page: Page) => page.locator('.surface')
  const transform = (page: Page) => surface(page).evaluate((element) => element.style.transform)
  const percent = async (page: Page) =>
    Number.parseInt((await page.locator('.readout').innerText()).replace(/\D+/g, ''), 10)

  async function openFile(page: Page, query: string) {
    await page.goto(`/embeds/design-file?file=${query}`)
    await expect(page.locator('[data-state="ready"]').first()).toBeVisible()
  }

  for (const { slug, title, pages } of files) {
    test(`the design file ${slug} shows all its artboards`, async ({ page }) => {
      await openFile(page, slug)
      await expect(page).toHaveTitle(`${title}, design file`)
      const boards = pages.flatMap(({ boards }) => boards)
      await expect(page.locator('[data-state="ready"]')).toHaveCount(boards.length)
      for (const board of boards) {
        const frame = page.frameLocator(`iframe[title="Artboard: ${board.title}"]`)
        await expect(frame.locator('h1').first()).toBeAttached()
      }
    })
  }

  test('only artboards near the view are loaded', async ({ page }) => {
    await openFile(page, 'trace-flow-map&board=flow-map')
    await page.waitForTimeout(1000)
    expect(await page.locator('.board iframe').count()).toBeLessThan(7)
  })

  test('keys and buttons zoom, fit and go from artboard to artboard', async ({ page }) => {
    await openFile(page, 'azure-maps')
    await expect.poll(() => percent(page)).toBeLessThan(50)
    const fitted = await percent(page)
    await page.keyboard.press('+')
    await expect.poll(() => percent(page)).toBeGreaterThan(fitted)
    await page.keyboard.press('0')
    await expect.poll(() => percent(page)).toBe(100)
    await page.keyboard.press('-')
    await expect.poll(() => percent(page)).toBeLessThan(100)
    await page.keyboard.press('1')
    await expect.poll(() => percent(page)).toBe(fitted)
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(() => percent(page)).toBeGreaterThan(fitted)
    await page.getByRole('button', { name: 'Fit to screen' }).click()
    await expect.poll(() => percent(page)).toBe(fitted)
    await page.getByRole('button', { name: 'Next artboard' }).click()
    await expect(page.getByText('1 of 5')).toBeVisible()
    await page.keyboard.press('PageDown')
    await expect(page.getByText('2 of 5')).toBeVisible()
    await expect(
      page
        .getByRole('button', { name: 'Full screen' })
        .or(page.getByRole('link', { name: 'Open in new tab' })),
    ).toBeVisible()
  })

  test('drag and wheel pan, wheel with Ctrl zooms', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a mouse is needed')
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

  test('two fingers zoom, one pans', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a touch screen is needed')
    await openFile(page, 'azure-maps')
    await page.waitForTimeout(500)
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

  test('the side lists pages, artboards and layers', async ({ page, isMobile }) => {
    test.skip(isMobile, 'narrow frames have no side list')
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

  test('an unknown file is answered with the list of all', async ({ page }) => {
    await page.goto('/embeds/design-file?file=nothing')
    await expect(page.getByRole('listitem')).toHaveCount(files.length)
  })

  test('the prototype leads through all its states and back', async ({ page }) => {
    await page.goto('/embeds/prototype')
    for (const [index, { name, hotspots }] of states.entries()) {
      await expect(
        page.getByRole('heading', { name: `${index + 1} of ${states.length} ${name}` }),
      ).toBeVisible()
      await page.getByRole('button', { name: hotspots[0]!.label, exact: true }).click()
    }
    await expect(page.getByRole('heading', { name: /^1 of/ })).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByRole('heading', { name: /Calm/ })).toBeVisible()
    await page.getByRole('button', { name: 'Restart' }).click()
    await expect(page.getByRole('heading', { name: /^1 of/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled()
  })

  test('a missed click shows the hotspots', async ({ page }) => {
    await page.goto('/embeds/prototype')
    await expect(page.getByRole('button', { name: 'I have it' })).toBeVisible()
    await page.mouse.click(20, 120)
    await expect(page.locator('.stage')).toHaveAttribute('data-flashing', 'true')
    await expect(page.locator('.stage')).toHaveAttribute('data-flashing', 'false')
  })

  test('the prototype works from the keyboard', async ({ page }) => {
    await page.goto('/embeds/prototype')
    await page.getByRole('button', { name: 'I have it' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: /^2 of/ })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('heading', { name: /^1 of/ })).toBeFocused()
  })

  async function writeCode(page: Page, code: string) {
    const toCode = page.getByRole('button', { name: 'Code', exact: true })
    if (await toCode.isVisible()) await toCode.click()
    await page.getByRole('textbox').click()
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText(code)
    const toPreview = page.getByRole('button', { name: 'Preview', exact: true })
    if (await toPreview.isVisible()) await toPreview.click()
  }

  test('edited code runs, reset brings the experiment back', async ({ page }) => {
    await page.goto('/embeds/code-experiment')
    const preview = page.frameLocator('.frames iframe').last()
    await expect(preview.getByRole('img', { name: /garden/ })).toBeVisible()
    await writeCode(page, "document.body.textContent = 'Hello, low sun'")
    await expect(preview.getByText('Hello, low sun')).toBeVisible()
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(preview.getByRole('img', { name: /garden/ })).toBeVisible()
    for (const name of ['Tide clock', 'Flow ribbons']) {
      await page.getByRole('button', { name }).click()
      await expect(preview.locator('canvas')).toBeVisible()
    }
  })

  test.describe('with broken code', () => {
    test.use({ expectedErrors: /nothingOfTheKind/ })
    test('errors are shown with their line', async ({ page }) => {
      await page.goto('/embeds/code-experiment')
      await writeCode(page, 'const fine = 1\nnothingOfTheKind()')
      await expect(page.getByRole('alert')).toContainText('nothingOfTheKind is not defined')
      await page.getByRole('button', { name: 'Line 2' }).click()
      await expect(page.getByRole('textbox')).toBeFocused()
    })
  })

  test('the preview reaches neither storage nor cookies nor the page around it', async ({ page }) => {
    await page.goto('/embeds/code-experiment')
    await writeCode(
      page,
      `const tries = [() => localStorage.length, () => document.cookie, () => parent.document.title]
document.body.textContent = tries.map((attempt) => { try { attempt(); return 'open' } catch { return 'closed' } }).join(' ')`,
    )
    await expect(page.frameLocator('.frames iframe').last().getByText('closed closed closed')).toBeVisible()
  })
})
