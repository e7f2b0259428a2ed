import { readdirSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './site-test'

const KB = 1024

/** Bytes over the wire until the page rests, by kind of file. */
async function transfer(page: Page, path: string): Promise<Record<string, number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const kinds = new Map<string, string>()
  const bytes: Record<string, number> = { Script: 0, Stylesheet: 0, Font: 0, Image: 0, Document: 0 }
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
  })
  await page.goto(path, { waitUntil: 'networkidle' })
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
  await page.route(/\/assets\/site-.*\.js/, (route) => route.abort())
  const { Script, Stylesheet, Font, Document } = await transfer(page, '/')
  expect(Script).toBeLessThan(75 * KB)
  expect(Stylesheet).toBeLessThan(15 * KB)
  expect(Font).toBeLessThan(75 * KB)
  expect(Document).toBeLessThan(25 * KB)
})

test.describe('behind the gate', () => {
  test.use({ access: true })

  test('Home is light, and its first view needs few pictures', async ({ page }) => {
    const { Script, Image, Document, Font } = await transfer(page, '/')
    expect(Script).toBeLessThan(130 * KB)
    expect(Document).toBeLessThan(25 * KB)
    expect(Font).toBeLessThan(75 * KB)
    expect(Image).toBeLessThan(150 * KB)
  })

  for (const path of ['/case-study/trace-flow-map', '/visuals', '/about', '/resume']) {
    test(`${path} is light`, async ({ page }) => {
      const { Script, Document } = await transfer(page, path)
      expect(Script).toBeLessThan(120 * KB)
      expect(Document).toBeLessThan(25 * KB)
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
