import { withoutAccent } from '../src/components/ui/accent'
import { expect, installed, openLive, siteLink, skipWithout, test } from './site-test'

test.use({ access: true })

const { mosaic } = installed.home.hero
/** The first picture of Home, in all its sizes. */
const MOSAIC = new RegExp(/p[0-9a-f]+(?=\.)/.exec(mosaic?.[0]?.picture.src ?? '')?.[0] ?? '^$')

test.describe('a script that is gone after a deployment', () => {
  test.use({ expectedErrors: /404|dynamically imported module/ })

  test('causes one automatic reload, which finds the new one', { tag: '@lock' }, async ({ page }) => {
    let tries = 0
    await page.route(/\/assets\/visuals-page-.*\.js/, (route) =>
      tries++ === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    )
    await openLive(page, '/about')
    await siteLink(page, '/visuals').click()
    await expect(page).toHaveURL('/visuals')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      withoutAccent(installed.visuals.visuals.heading),
    )
  })

  test('leaves the prerendered page without script when the reload did not help', async ({ page }) => {
    await page.route(/\/assets\/visuals-page-.*\.js/, (route) => route.fulfill({ status: 404 }))
    await openLive(page, '/about')
    await siteLink(page, '/visuals').click()
    await expect(page).toHaveURL('/visuals')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      withoutAccent(installed.visuals.visuals.heading),
    )
  })
})

test('a picture keeps its place with a colour until it has loaded', async ({ page }) => {
  skipWithout(mosaic, 'mosaic')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(MOSAIC, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const box = page.locator('[data-image]').first()
  await expect(box).toHaveAttribute('data-image', 'loading')
  await expect(box).toHaveCSS('background-color', /^rgb\(/)
  const place = async () => {
    // A font without a stand-in of its measures may move what stands beside it.
    const { x, width, height } = (await box.boundingBox())!
    return { x, width, height }
  }
  const before = await place()
  release()
  await expect(box).toHaveAttribute('data-image', 'loaded')
  expect(await place()).toEqual(before)
})
