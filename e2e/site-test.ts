import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { DEFAULT_PASSWORD } from '../pipeline/settings/default-password.mjs'
import { readContent, type SiteContent } from './site-content'

/** What the site that the journeys visit is made of. */
export const installed = readContent('dist')
/** The study that Home shows first. */
export const firstStudy = installed['case-studies/index'].caseStudyCards[0]!

/** The kinds of gallery pictures that there are; with one alone there is nothing to filter. */
export const galleryKinds = installed.visuals.visuals.filters
  .map(({ value, label }) => ({
    value,
    label,
    count: installed.visuals.visuals.items.filter(({ category }) => category === value).length,
  }))
  .filter(({ count }) => count > 0)

const ALIVE_WITHIN_MS = 15_000
/** Every journey waits for a live page: looked for in Playwright's own steps, they all take half as long again. */
const SOON = [50]

/** As the build reads it. */
const PASSWORD = process.env.PORTFOLIO_PASSWORD || DEFAULT_PASSWORD

export interface SiteOptions {
  /** Where the site that is visited was built. */
  buildFolder: string
  /** What opens its gate. */
  password: string
  /** Whether the visitor has passed the gate before. */
  access: boolean
  /** Whether the site's server decides who has passed. */
  locked: boolean
  /** Messages of the browser's console that a journey provokes on purpose. */
  expectedErrors: RegExp | undefined
}

/** Journeys: any console error, failed request or policy violation that was not provoked fails them. */
export const test = base.extend<SiteOptions & { content: SiteContent; ofSample: undefined }>({
  buildFolder: ['dist', { option: true }],
  password: [PASSWORD, { option: true }],
  content: async ({ buildFolder }, use) => use(readContent(buildFolder)),
  access: [false, { option: true }],
  locked: [false, { option: true }],
  expectedErrors: [undefined, { option: true }],
  ofSample: [
    // biome-ignore lint/correctness/noEmptyPattern: the library wants the pattern
    async ({}, use, { tags }) => {
      // biome-ignore lint/suspicious/noSkippedTests: the facts of the specification are not those of another owner
      test.skip(tags.includes('@sample') && !installed.site.owner.sample, 'a fact of the sample owner')
      await use(undefined)
    },
    { auto: true },
  ],
  page: async ({ page, access, locked, expectedErrors }, use) => {
    const problems: string[] = []
    const report = (problem: string) => {
      // A stranger's page is an error by its status, and so is a wrong password.
      const closed = locked && !access && /status (of )?40[13]/.test(problem)
      if (!expectedErrors?.test(problem) && !closed) problems.push(problem)
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
    if (access && locked) await unlockAtServer(page)
    await use(page)
    expect(problems, 'problems in the browser').toEqual([])
  },
})

export { expect }

/** Ends a journey through something that this owner's content does not have; the report says so. */
export function skipWithout(thing: unknown, name: string): void {
  // biome-ignore lint/suspicious/noSkippedTests: what is not there can't be tried
  test.skip(!thing, `this owner has no ${name}`)
}

export function skipWithoutPage(path: string): void {
  skipWithout(!installed.site.pagesLeftOut.some((left) => left === path), `page ${path}`)
}

/** Runs in every frame; a sandboxed one has no storage. */
function giveAccess(): void {
  try {
    localStorage.setItem('portfolio-authenticated', 'true')
  } catch {}
}

/** The browser gets a session as it does when its visitor types the password. */
async function unlockAtServer(page: Page): Promise<void> {
  const answer = await page.request.post('/auth/v1/unlock', { data: { password: PASSWORD } })
  expect(answer.status()).toBe(200)
}

/** Opens a page and waits until it is alive: a link then changes the page in the browser. */
export async function openLive(page: Page, path: string): Promise<void> {
  skipWithoutPage(path)
  await page.goto(path)
  await expectAlive(page)
  // What is laid out while a button is down takes its click away.
  await expectLaidOut(page)
}

/** A press works: the header's menu opens, on wide screens out of sight, or the deck begins to play. It is as before then. */
export async function expectAlive(page: Page): Promise<void> {
  const before = await page.evaluate(nameOfSwitch)
  await expect(async () => {
    await page.evaluate(pressSwitch)
    expect(await page.evaluate(nameOfSwitch)).not.toBe(before)
  }).toPass({ timeout: ALIVE_WITHIN_MS, intervals: SOON })
  await page.evaluate(pressSwitch)
  expect(await page.evaluate(nameOfSwitch)).toBe(before)
}

/** Runs in the page: what the button of the menu, or the deck's of automatic play, is called now. */
function nameOfSwitch(): string | null | undefined {
  const button = document.querySelector('header button[aria-expanded], .deck-bar button:not([aria-label])')
  return button?.getAttribute('aria-label') ?? button?.textContent
}

/** Runs in the page. */
function pressSwitch(): void {
  document
    .querySelector<HTMLElement>('header button[aria-expanded], .deck-bar button:not([aria-label])')!
    .click()
}

/** Nothing of the page is skipped any more because it is far from the screen. */
export async function expectLaidOut(page: Page): Promise<void> {
  await expect.poll(() => countSkipped(page), { intervals: SOON }).toBe(0)
}

/** How many elements are not drawn because they are far from the screen; the footer, too, if it is still to come. */
export function countSkipped(page: Page): Promise<number> {
  return page.evaluate(() => {
    const skipped = [...document.querySelectorAll('body *')].filter(
      (element) => element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true }),
    )
    return skipped.length + Number(!document.querySelector('footer, .deck, #gate, main [role=alert]'))
  })
}

const { gate } = installed.gate

export function passwordField(page: Page) {
  return page.getByLabel(gate.prompt)
}

export function submitButton(page: Page) {
  return page.getByRole('button', { name: gate.submitLabel })
}

/** The site's own link to this page, in the footer or else in the header, whatever it is called. */
export function siteLink(page: Page, path: string) {
  skipWithoutPage(path)
  const inFooter = installed.site.footerNavigation.some(({ href }) => href === path)
  // On a phone the header's links are in its menu.
  skipWithout(inFooter || page.viewportSize()!.width > 1000, `link to ${path} in the footer`)
  return page.locator(`:is(header nav, footer) a[href="${path}"]`).last()
}

/** Passes the gate as a visitor does. */
export async function unlock(page: Page, seen = page.getByRole('banner')): Promise<void> {
  await passwordField(page).fill(PASSWORD)
  await submitButton(page).click()
  await expect(seen).toBeVisible()
}

/** These files, all scripts unless told otherwise, arrive only when the returned function is called. */
export async function holdScripts(page: Page, files = /\/assets\/.*\.js/): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
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
