import { expect, openLive, test } from './site-test'

test.use({ access: true })

test('a framed design file opens on its first board, as wide as the frame, with no tools over it', async ({
  page,
}) => {
  await page.goto('/figma/unified-tracing')
  const box = page.locator('[data-frame]')
  await box.scrollIntoViewIfNeeded()
  const file = page.frameLocator('main iframe')
  const open = file.getByRole('button', { name: 'Open the file full screen' })
  await expect(open).toBeVisible()
  await expect(file.getByRole('toolbar')).toHaveCount(0)
  const widths = async () => [
    Math.round((await box.boundingBox())!.width),
    Math.round((await file.locator('.board').first().boundingBox())!.width),
  ]
  await expect
    .poll(async () => (([frame, board]) => Math.abs(frame! - board!))(await widths()))
    .toBeLessThan(3)

  await open.tap()
  const toolbar = file.getByRole('toolbar')
  await expect(toolbar).toBeVisible()
  await expect
    .poll(async () => {
      const board = (await file.locator('.board').first().boundingBox())!
      return board.y + board.height < (await toolbar.boundingBox())!.y && board.width > 300
    })
    .toBe(true)
})

test('what is small in the frame stands below it as wide as the phone, and opens large', async ({ page }) => {
  await openLive(page, '/figma/azure-maps')
  const closeUps = page.getByRole('region', { name: 'Up close' }).getByRole('figure')
  await expect(closeUps).toHaveCount(3)
  for (const picture of await closeUps.getByRole('img').all())
    expect((await picture.boundingBox())!.width).toBe(page.viewportSize()!.width)
  await closeUps.last().getByRole('button').tap()
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByRole('img', { name: /^The calls of a month/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
})

test('every experiment can be chosen on a phone, and the one that Live Demo names comes first', async ({
  page,
}) => {
  await page.goto('/embeds/code-experiment?experiment=tide-clock')
  await expect(page.getByRole('button', { name: 'Tide clock' })).toHaveAttribute('aria-pressed', 'true')
  for (const name of ['Span garden', 'Tide clock', 'Flow ribbons']) {
    const choice = page.getByRole('button', { name })
    await expect(choice).toBeInViewport({ ratio: 1 })
    await choice.tap()
    await expect(page.getByTitle(`${name}, running`)).toBeVisible()
  }
})
