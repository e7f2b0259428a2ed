import { readdirSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './site-test'

const KB = 1024

/** Bytes of the bodies, as they were compressed, that came until the page rested, by kind of file. */
async function transfer(page: Page, path: string): Promise<Record<string, number>> {
  const bytes: Record<string, number> = { script: 0, stylesheet: 0, font: 0, image: 0, document: 0 }
  const sizes: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    const add = async () => {
      const kind = request.resourceType()
      bytes[kind] = (bytes[kind] ?? 0) + (await request.sizes()).responseBodySize
    }
    sizes.push(add())
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await Promise.all(sizes)
  return bytes
}

function filesBelow(folder: string): { file: string; size: number }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => ({ file, size: statSync(file).size }))
}

test('the gate is light', async ({ page }) => {
  // The site's script, which comes while the newcomer types, is not the gate's.
  await page.route(/\/assets\/(site-(?!image)|shared-).*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  const { script, stylesheet, font, document } = await transfer(page, '/')
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
