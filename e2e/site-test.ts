import { test as base, expect, type Locator, type Page } from '@playwright/test'

interface SiteOptions {
  /** Whether the visitor has passed the gate before. */
  access: boolean
  /** Messages of the browser's console that a journey provokes on purpose. */
  expectedErrors: RegExp | undefined
}

/** Journeys: any console error, failed request or policy violation that was not provoked fails them. */
export const test = base.extend<SiteOptions>({
  access: [false, { option: true }],
  expectedErrors: [undefined, { option: true }],
  page: async ({ page, access, expectedErrors }, use) => {
    const problems: string[] = []
    const report = (problem: string) => {
      if (!expectedErrors?.test(problem)) problems.push(problem)
    }
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        report(`${message.type()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => report(`page error: ${error.message}`))
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      // What a navigation cuts short has not failed.
      if (reason !== 'net::ERR_ABORTED') report(`request failed: ${request.url()} ${reason}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 400) report(`status ${response.status()}: ${response.url()}`)
    })
    if (access) await page.addInitScript(giveAccess)
    await use(page)
    expect(problems, 'problems in the browser').toEqual([])
  },
})

export { expect }

/** Runs in every frame; a sandboxed one has no storage. */
function giveAccess(): void {
  try {
    localStorage.setItem('portfolio-authenticated', 'true')
  } catch {}
}

/** Opens a page and waits until its script has brought it to life: a link then changes the page in the browser. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-ready', '')
}

export function passwordField(page: Page) {
  return page.getByLabel('Please enter the password to view the portfolio.')
}

export function submitButton(page: Page) {
  return page.getByRole('button', { name: 'Access Portfolio' })
}

/** Passes the gate as a visitor does. */
export async function unlock(page: Page): Promise<void> {
  await passwordField(page).fill('low-sun')
  await submitButton(page).click()
  await expect(page.getByRole('banner')).toBeVisible()
}

/** No script arrives until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Stops the installed clock; from here on it moves with `page.clock.runFor` only. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

/** One finger that moves sideways over the element. */
export async function swipe(element: Locator, from: number, to: number): Promise<void> {
  await element.evaluate(
    (target, [start, end]) => {
      const touch = (clientX: number) => new Touch({ identifier: 1, target, clientX, clientY: 300 })
      const send = (type: string, touches: Touch[], changedTouches: Touch[]) =>
        target.dispatchEvent(new TouchEvent(type, { touches, changedTouches, bubbles: true }))
      send('touchstart', [touch(start)], [touch(start)])
      send('touchend', [], [touch(end)])
    },
    [from, to] as const,
  )
}
