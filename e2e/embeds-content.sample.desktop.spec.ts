import type { Page } from '@playwright/test'
import { files } from '../embeds/design-file/files'
import { states } from '../embeds/prototype/states'
import { openFile, percent } from './design-file-canvas'
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

  for (const { slug, title, pages } of files) {
    test(`the design file ${slug} shows all its artboards`, async ({ page }) => {
      await openFile(page, slug)
      await expect(page).toHaveTitle(`${title}, design file`)
      await page.keyboard.press('1')
      const boards = pages.flatMap(({ boards }) => boards)
      await expect(page.locator('[data-state="ready"]')).toHaveCount(boards.length)
      for (const board of boards) {
        const frame = page.frameLocator(`iframe[title="Artboard: ${board.title}"]`)
        await expect(frame.locator('html')).toHaveAttribute('data-access', 'open')
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
    const opened = await percent(page)
    await page.keyboard.press('1')
    await expect.poll(() => percent(page)).toBeLessThan(opened)
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

  test('an unknown file is answered with the list of all', { tag: '@lock' }, async ({ page }) => {
    await page.goto('/embeds/design-file?file=nothing')
    await expect(page.getByRole('listitem')).toHaveCount(files.length)
  })

  test('the prototype leads through all its states and back', { tag: '@lock' }, async ({ page }) => {
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
})

test.describe('the code experiment', () => {
  // The journeys' own start-up script fails to reach the storage from the preview, as any script there does.
  test.use({ access: true, expectedErrors: /is sandboxed|nothingOfTheKind/ })

  async function writeCode(page: Page, code: string) {
    const toCode = page.getByRole('button', { name: 'Code', exact: true })
    if (await toCode.isVisible()) await toCode.click()
    await page.getByRole('textbox').click()
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText(code)
    const toPreview = page.getByRole('button', { name: 'Preview', exact: true })
    if (await toPreview.isVisible()) await toPreview.click()
  }

  test('edited code runs, reset brings the experiment back', { tag: '@lock' }, async ({ page }) => {
    await page.goto('/embeds/code-experiment')
    const preview = page.frameLocator('.frames iframe').last()
    await expect(preview.getByRole('img', { name: /garden/ })).toBeVisible()
    await writeCode(page, "document.body.textContent = 'Hello, low sun'")
    await expect(preview.getByText('Hello, low sun')).toBeVisible()
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(preview.getByRole('img', { name: /garden/ })).toBeVisible()
    for (const name of ['Tide clock', 'Flow ribbons']) {
      await page.getByRole('button', { name }).click()
      await expect(preview.getByRole('img')).toBeVisible()
    }
  })

  test('errors are shown with their line', async ({ page }) => {
    await page.goto('/embeds/code-experiment')
    await writeCode(page, 'const fine = 1\nnothingOfTheKind()')
    await expect(page.getByRole('alert')).toContainText('nothingOfTheKind is not defined')
    await page.getByRole('button', { name: 'Line 2' }).click()
    await expect(page.getByRole('textbox')).toBeFocused()
  })

  test('the preview reaches neither storage nor cookies nor the page around it', { tag: '@lock' }, async ({
    page,
  }) => {
    await page.goto('/embeds/code-experiment')
    await writeCode(
      page,
      `const tries = [() => localStorage.length, () => document.cookie, () => parent.document.title]
document.body.textContent = tries.map((attempt) => { try { attempt(); return 'open' } catch { return 'closed' } }).join(' ')`,
    )
    await expect(page.frameLocator('.frames iframe').last().getByText('closed closed closed')).toBeVisible()
  })
})
