import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { countSkipped, expect, expectAlive, firstStudy, pauseClock, skipWithoutPage, test } from './site-test'

test.use({ access: true, deviceScaleFactor: 1 })

/** Higher than any two paddings that meet. */
const BAND = 300
/** How far two values of one color may differ in a JPEG file. */
const SAME = 3
const WITHIN_MS = 5000
/** A browser scrolls by whole pixels only. */
const SAME_PLACE = 2

for (const path of ['/', firstStudy.caseStudyUrl, '/visuals'])
  test(`a picture of all of ${path} shows every section`, async ({ page }) => {
    skipWithoutPage(path)
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect.poll(() => countSkipped(page), { timeout: WITHIN_MS }).toBe(0)
    // Pictures of the first screens may still be decoded.
    await expect.poll(() => emptyBands(page), { timeout: WITHIN_MS }).toEqual([])
  })

/**
 * Where a full-page picture has nothing but one color for 300 pixels of its height. Pictures and frames are lazy: those far from
 * the screen hold their place with a color.
 */
async function emptyBands(page: Page): Promise<string[]> {
  const { data, info } = await sharp(await page.screenshot({ fullPage: true, type: 'jpeg' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const lazy = await page.evaluate(lazyPlaces)
  const bytes = info.width * info.channels
  const isLike = (one: number, other: number) =>
    [0, 1, 2].every((at) => Math.abs(data[one + at]! - data[other + at]!) <= SAME)
  const empty: string[] = []
  for (let top = 0, row = 0; row < info.height; row++) {
    let end = row * bytes
    while (end < (row + 1) * bytes && isLike(end, top * bytes)) end += info.channels
    const ends =
      end < (row + 1) * bytes || row === info.height - 1 || lazy.some(([from, to]) => from <= row && row < to)
    if (ends && row - top >= BAND) empty.push(`${top} to ${row}`)
    if (ends) top = row + 1
  }
  return empty
}

/** Runs in the page: from where to where what is loaded lazily holds its place. */
function lazyPlaces(): [number, number][] {
  return [...document.querySelectorAll('[loading="lazy"]')]
    .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
    .map((element) => element.getBoundingClientRect())
    .map(({ top, bottom }) => [scrollY + top, scrollY + bottom])
}

for (const [name, isHeld] of [
  ['what is laid out while nobody acts moves nothing that is seen', false],
  ['nothing is laid out between a press and its release, which arrives', true],
] as const)
  test(name, async ({ page }) => {
    await page.clock.install()
    await page.addInitScript(holdIdle)
    await page.goto('/')
    await expectAlive(page)
    await pauseClock(page)
    // Not every browser scrolls along with what grows above the screen.
    await page.addStyleTag({ content: '* { overflow-anchor: none }' })
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const link = page.getByRole('contentinfo').locator('a[href="/about"]')
    await expect(link).toBeInViewport()
    const { x, y, width, height } = (await link.boundingBox())!
    await page.mouse.move(x + width / 2, y + height / 2)
    if (isHeld) await page.mouse.down()
    const before = await countSkipped(page)
    expect(before).toBeGreaterThan(0)
    await page.evaluate(() => dispatchEvent(new Event('idle')))
    await page.clock.runFor(20_000)
    expect(await countSkipped(page)).toBe(isHeld ? before : 0)
    const place = (await link.boundingBox())!
    expect(Math.abs(place.y - y)).toBeLessThanOrEqual(SAME_PLACE)
    if (isHeld) await page.mouse.up()
    else await page.mouse.click(x + width / 2, y + height / 2)
    await expect(page).toHaveURL('/about')
  })

/** Runs in the page: the browser finds no idle moment until the journey lets it. */
function holdIdle(): void {
  const idle = window.requestIdleCallback
  const released = new Promise((resolve) => addEventListener('idle', resolve))
  window.requestIdleCallback = (...call) => {
    void released.then(() => idle(...call))
    return 0
  }
}
