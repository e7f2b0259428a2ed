import { readdirSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './site-test'

const KB = 1024

/** Bytes of the files, as they were compressed, that came until the page was alive and rested, by kind. */
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
    sizes,
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
  const { sizes, stylesheet, font, document } = await transfer(page, '/')
  // The site's own scripts come later, while the newcomer types.
  const scripts = await page.evaluate(
    () => (window as unknown as { needs: { closed: { scripts: string[] } } }).needs.closed.scripts,
  )
  const script = scripts.reduce((total, name) => total + (sizes.get(name) ?? Number.NaN), 0)
  expect(script).toBeLessThan(75 * KB)
  expect(stylesheet).toBeLessThan(15 * KB)
  expect(font).toBeLessThan(75 * KB)
  expect(document).toBeLessThan(25 * KB)
})

test.describe('behind the gate', () => {
  test.use({ access: true })

  test('Home is light, and its first view needs few pictures', async ({ page }) => {
    const { script, image, document, font } = await transfer(page, '/')
    expect(script).toBeLessThan(130 * KB)
    expect(document).toBeLessThan(25 * KB)
    expect(font).toBeLessThan(75 * KB)
    expect(image).toBeLessThan(150 * KB)
  })

  for (const [path, budget] of [
    ['/case-study/trace-flow-map', 120],
    ['/resume', 120],
    ['/visuals', 130],
    ['/about', 130],
  ] as const) {
    test(`${path} is light`, async ({ page }) => {
      const { script, document } = await transfer(page, path)
      expect(script).toBeLessThan(budget * KB)
      expect(document).toBeLessThan(25 * KB)
    })
  }
})

test('no picture that is delivered is over 180 KB, and the masters are under 40 MB together', () => {
  const pictures = filesBelow('dist/client').filter(({ file }) =>
    ['.avif', '.webp', '.jpg', '.png'].includes(extname(file)),
  )
  expect(pictures.length).toBeGreaterThan(300)
  expect(pictures.filter(({ size }) => size > 180 * KB)).toEqual([])
  const masters = filesBelow('content/images').reduce((sum, { size }) => sum + size, 0)
  expect(masters).toBeLessThan(40 * KB * KB)
})
