import { expect, type Locator } from '@playwright/test'

declare global {
  interface Window {
    /** Where the page has been seen since `act` began. */
    places: number[]
  }
}

/** The act brings the element to the top of the screen, and the page is seen on the way there. */
export async function expectSmoothWayTo(target: Locator, act: () => Promise<unknown>): Promise<void> {
  const page = target.page()
  await page.evaluate(() => {
    if (!window.places) addEventListener('scroll', () => window.places.push(scrollY))
    window.places = []
  })
  await act()
  // A page that jumps, to its top or to the element, is seen at one of both ends only.
  await expect
    .poll(async () => {
      const end = await target.evaluate((element) => element.getBoundingClientRect().top + scrollY)
      const places = await page.evaluate(() => window.places)
      return new Set(places.filter((place) => place > 0 && Math.abs(place - end) > 20)).size
    })
    .toBeGreaterThan(1)
  await expectAtTopOfScreen(target)
}

/** Below the bar that is fixed there. */
export async function expectAtTopOfScreen(target: Locator): Promise<void> {
  await expect
    .poll(() => target.evaluate((element) => Math.abs(element.getBoundingClientRect().top)))
    .toBeLessThan(150)
}
