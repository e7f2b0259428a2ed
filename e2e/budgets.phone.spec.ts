import { readdirSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, firstStudy, openLive, skipWithoutPage, test } from './site-test'

const KB = 1024
/** With the whole style sheet, of which 16 KB are granted. */
const DOCUMENT = 40 * KB

/** Files that came until the page was alive and rested: how many, and their bytes as they were compressed, by kind. */
async function transfer(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' })
  const files = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      (entry) => ({
        name: new URL(entry.name).pathname,
        size: (entry as PerformanceResourceTiming).encodedBodySize,
      }),
    ),
  )
  // A file that was preloaded and then used is named twice.
  const sizes = new Map(files.map(({ name, size }) => [name, size]))
  const sum = (kind: RegExp) =>
    [...sizes].reduce((total, [name, size]) => total + (kind.test(name) ? size : 0), 0)
  return {
    requests: sizes.size,
    document: sizes.get(path) ?? Number.NaN,
    script: sum(/\.js$/),
    stylesheet: sum(/\.css$/),
    font: sum(/\.woff2$/),
    image: sum(/\.(avif|webp|png|svg)$/),
  }
}

function filesBelow(folder: string): { file: string; size: number }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => ({ file, size: statSync(file).size }))
}

test('the gate is light', async ({ page }) => {
  const { requests, script, stylesheet, font, document } = await transfer(page, '/')
  expect(requests).toBeLessThanOrEqual(10)
  expect(script).toBeLessThan(10 * KB)
  expect(stylesheet).toBe(0)
  expect(font).toBeLessThan(75 * KB)
  expect(document).toBeLessThan(DOCUMENT)
})

test.describe('behind the gate', () => {
  test.use({ access: true })

  test.describe('before any script', () => {
    test.use({ expectedErrors: /ERR_FAILED/ })

    test('the first view of Home needs few pictures', async ({ page }) => {
      // Alive, the page lays out what is below, and the browser fetches the pictures of the next two screens.
      await page.route(/\/assets\/.*\.js/, (route) => route.abort())
      const { image, requests } = await transfer(page, '/')
      expect(requests).toBeGreaterThan(5)
      expect(image).toBeLessThan(150 * KB)
    })
  })

  test('Home is light', async ({ page }) => {
    const { requests, script, stylesheet, image, document, font } = await transfer(page, '/')
    expect(requests).toBeLessThanOrEqual(20)
    expect(script).toBeLessThan(113 * KB)
    expect(stylesheet).toBe(0)
    expect(document).toBeLessThan(DOCUMENT)
    expect(font).toBeLessThan(75 * KB)
    expect(image).toBeLessThan(230 * KB)
  })

  for (const [path, budget] of [
    [firstStudy.caseStudyUrl, 112],
    ['/about', 110],
    ['/resume', 105],
    ['/visuals', 105],
  ] as const) {
    test(`${path} is light`, async ({ page }) => {
      skipWithoutPage(path)
      const { script, document } = await transfer(page, path)
      expect(script).toBeLessThan(budget * KB)
      expect(document).toBeLessThan(DOCUMENT)
    })
  }

  test('a second page needs at most four files before its first paint', async ({ page }) => {
    await openLive(page, '/')
    await page.waitForLoadState('networkidle')
    const files: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() !== 'image') files.push(request.url())
    })
    await page.locator(`a[href="${firstStudy.caseStudyUrl}"]`).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(firstStudy.title)
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(4)
  })
})

test('no picture that is delivered is over 180 KB', () => {
  const pictures = filesBelow('dist/client').filter(({ file }) =>
    ['.avif', '.webp', '.jpg', '.png'].includes(extname(file)),
  )
  expect(pictures.length).toBeGreaterThan(30)
  expect(pictures.filter(({ size }) => size > 180 * KB)).toEqual([])
})
