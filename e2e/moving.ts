import { expect, type Locator, type Page } from '@playwright/test'

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Where on the screen something sets off, where it is when half of its time is over, and where it arrives. */
type Way = [start: Box, middle: Box, end: Box]

declare global {
  interface Window {
    /** Whether something was on its way from one view to the next in any frame so far. */
    hasMoved?: boolean
  }
}

/** How fast everything moves from now on; 0 stops it. */
export async function setPace(page: Page, playbackRate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate })
}

/** The ways of all that is on its way from one view to the next; it stands still meanwhile. */
async function waysOfAll(page: Page): Promise<Way[]> {
  await setPace(page, 0)
  const ways = () =>
    page.evaluate(() => {
      const moving = document
        .getAnimations()
        .map((animation) => ({ animation, part: (animation.effect as KeyframeEffect).pseudoElement ?? '' }))
        .filter(({ part }) => part.startsWith('::view-transition-group('))
      function boxAfter({ animation, part }: (typeof moving)[number], share: number): Box {
        animation.currentTime = share * Number(animation.effect!.getComputedTiming().endTime)
        const { width, height, transform } = getComputedStyle(document.documentElement, part)
        const { e: left, f: top } = new DOMMatrix(transform)
        return { left, top, width: Number.parseFloat(width), height: Number.parseFloat(height) }
      }
      // At its very end it would be over.
      return moving.map((one): Way => [boxAfter(one, 0), boxAfter(one, 0.5), boxAfter(one, 0.999)])
    })
  await expect.poll(async () => (await ways()).length).toBeGreaterThan(0)
  return ways()
}

/** Each of these places is left for the one beside it, through between. */
export async function expectWays(page: Page, places: [from: Box, to: Box][]): Promise<void> {
  const ways = await waysOfAll(page)
  for (const [from, to] of places) {
    const way = ways.find(([start, , end]) => isAt(start, from) && isAt(end, to))
    expect(way, `${JSON.stringify({ from, to, ways })}`).toBeDefined()
    const [start, middle, end] = way!
    for (const side of ['left', 'top', 'width', 'height'] as const) {
      expect(middle[side]).toBeGreaterThanOrEqual(Math.min(start[side], end[side]))
      expect(middle[side]).toBeLessThanOrEqual(Math.max(start[side], end[side]))
    }
    if (!isAt(from, to)) expect(isAt(middle, start) || isAt(middle, end)).toBe(false)
  }
}

/** How many parts of the screen are on their way from one view to the next. */
function countMoving(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'))
        .length,
  )
}

export async function expectMoving(page: Page): Promise<void> {
  await expect.poll(() => countMoving(page)).toBeGreaterThan(0)
}

export async function expectStill(page: Page): Promise<void> {
  await expect.poll(() => countMoving(page)).toBe(0)
}

/** Looks at each frame, from the next page on. */
export async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    requestAnimationFrame(function look() {
      window.hasMoved ||= document
        .getAnimations()
        .some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'))
      requestAnimationFrame(look)
    })
  })
}

export function boxOf(element: Locator): Promise<Box> {
  return element.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { left, top, width, height }
  })
}

/** The same place on the screen, to the pixel. */
function isAt(one: Box, other: Box): boolean {
  return (['left', 'top', 'width', 'height'] as const).every((side) => Math.abs(one[side] - other[side]) <= 1)
}
