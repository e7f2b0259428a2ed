import type { Page } from '@playwright/test'
import {
  expect,
  expectAlive,
  firstStudy,
  openLive,
  siteLink,
  skipWithoutPage,
  test,
  unlock,
} from './site-test'

// Old browsers, private windows, policies and extensions take things away from a page, or make them throw.
const CAPABILITIES = [
  'PerformanceObserver',
  'IntersectionObserver',
  'requestIdleCallback',
  'matchMedia',
  'localStorage',
  'sessionStorage',
  'BroadcastChannel',
] as const

const WAYS = { 'is missing': remove, throws: makeThrow }

/** Runs in the page. */
function remove(name: string): void {
  Reflect.deleteProperty(window, name)
}

/** Runs in the page. */
function makeThrow(name: string): void {
  const refuse = () => {
    throw new DOMException('not here', 'SecurityError')
  }
  const isObject = name.endsWith('Storage')
  // Called with or without `new`.
  const value = function refused() {
    refuse()
  }
  Object.defineProperty(window, name, isObject ? { get: refuse } : { value })
}

/** Runs in the page: whoever measures has a reason to observe. */
function measure(): void {
  Object.assign(window, { gtag() {} })
}

/** A link changes the page in the same document. */
async function expectLinkToWork(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await siteLink(page, '/about').click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
}

for (const name of CAPABILITIES)
  for (const [how, take] of Object.entries(WAYS))
    test.describe(`where ${name} ${how}`, () => {
      test.beforeEach(({ page }) => page.addInitScript(measure))
      test.beforeEach(({ page }) => page.addInitScript(take, name))

      test('the gate opens, and Home comes alive', async ({ page }) => {
        await page.goto('/')
        await unlock(page)
        await expectAlive(page)
        await expectLinkToWork(page)
      })

      for (const path of ['/', firstStudy.caseStudyUrl])
        test.describe('with access', () => {
          // Without its storage a browser can't remember it.
          test.use({ access: name !== 'localStorage' })

          test(`${path} comes alive`, async ({ page }) => {
            skipWithoutPage(path)
            if (name === 'localStorage') {
              await page.goto(path)
              await unlock(page)
              await expectAlive(page)
            } else await openLive(page, path)
            await expectLinkToWork(page)
          })
        })
    })

test.describe('where a performance observer cannot observe', () => {
  test.use({ access: true })

  test('Home comes alive', async ({ page }) => {
    await page.addInitScript(measure)
    await page.addInitScript(() => {
      window.PerformanceObserver.prototype.observe = () => {
        throw new TypeError('not here')
      }
    })
    await openLive(page, '/')
    await expectLinkToWork(page)
  })
})
