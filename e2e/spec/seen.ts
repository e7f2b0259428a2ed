import type { BrowserContext, Locator, Page } from '@playwright/test'

/** Opens a page and goes on at once, without waiting for its last picture. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
}

export function main(page: Page): Locator {
  return page.getByRole('main')
}

export function heading(page: Page, name: string | RegExp): Locator {
  return main(page).getByRole('heading', { name, exact: true })
}

/** The first list that a reader meets below this heading. */
export function listBelow(above: Locator): Locator {
  return above.locator('xpath=following::*[self::ul or self::ol or @role="list"][1]')
}

/** What a visitor may press to get on, a link or a button. */
export function press(within: Page | Locator, name: string | RegExp): Locator {
  const options = { name, exact: typeof name === 'string' }
  return within.getByRole('link', options).or(within.getByRole('button', options))
}

/** Where these stand, all at one moment: a page that is still being laid out moves what is far from the screen. */
export async function tops(page: Page, parts: Locator[]): Promise<number[]> {
  const elements = await Promise.all(parts.map((part) => part.elementHandle()))
  return page.evaluate((all) => all.map((element) => element!.getBoundingClientRect().top), elements)
}

/** Paths within the site and whole addresses elsewhere, to which these links lead. */
export function targets(links: Locator): Promise<string[]> {
  return links.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).href.replace(`${location.origin}/`, '/')),
  )
}

/** What a new tab is told of the page that opened it. */
interface NewTab {
  url: string
  referrer: string
}

/** Nothing outside is reached: every other site is an empty page. */
export async function opensTab(context: BrowserContext, pressed: Locator): Promise<NewTab> {
  await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: 'elsewhere' }))
  const [tab] = await Promise.all([context.waitForEvent('page'), pressed.click()])
  await tab.getByText('elsewhere').waitFor()
  return { url: tab.url(), referrer: await tab.evaluate(() => document.referrer) }
}
