import { withoutAccent } from '../src/components/ui/accent'
import {
  expect,
  firstStudy,
  installed,
  openLive,
  siteLink,
  skipWithout,
  skipWithoutPage,
  test,
  unlock,
} from './site-test'

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

test.describe('the whole style sheet', () => {
  test.use({ expectedErrors: /\.css|ERR_FAILED/ })

  test('is not waited for by the first screen, and what stands below waits for it', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/assets\/index-.*\.css/, async (route) => {
      await held
      await route.continue()
    })
    // The sheet that is held back may hold back the load event, too.
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('#projects')).toHaveCount(0)
    release()
    await expect(page.locator('html')).toHaveAttribute('data-ready', '')
    await expect(page.locator('#projects')).toHaveCount(1)
  })

  test('takes neither words nor life with it when it is lost', async ({ page }) => {
    await page.route(/\/assets\/index-.*\.css/, (route) => route.abort())
    await openLive(page, '/')
    await expect(page.locator('#contact form')).toHaveCount(1)
  })
})

const NO_OBSERVER = {
  'has no performance observer': () => Reflect.deleteProperty(window, 'PerformanceObserver'),
  'cannot make a performance observer': () => {
    window.PerformanceObserver = class {
      constructor() {
        throw new TypeError('not here')
      }
    } as never
  },
  'cannot observe with one': () => {
    window.PerformanceObserver.prototype.observe = () => {
      throw new TypeError('not here')
    }
  },
}

for (const [name, prepare] of Object.entries(NO_OBSERVER))
  test.describe(`a browser that ${name}`, () => {
    test.beforeEach(({ page }) => page.addInitScript(prepare))
    // Those who measure have a reason to observe.
    test.beforeEach(({ page }) => page.addInitScript(() => Object.assign(window, { gtag() {} })))

    for (const path of ['/', firstStudy.caseStudyUrl])
      test(`shows ${path} alive`, async ({ page }) => {
        skipWithoutPage(path)
        await openLive(page, path)
        await page.evaluate(() => Object.assign(window, { sameDocument: true }))
        await siteLink(page, '/about').click()
        await expect(page).toHaveURL('/about')
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
      })

    test.describe('without access', () => {
      test.use({ access: false })

      test('opens the gate', async ({ page }) => {
        await page.goto('/')
        await unlock(page)
      })
    })
  })
