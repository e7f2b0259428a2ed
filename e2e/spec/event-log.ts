import { expect, type Page } from '@playwright/test'

export const LOG_KEY = 'portfolio_analytics'
export type Event = Record<string, unknown> & { event: string }

/** What the browser has recorded, oldest first; of one kind alone where it is named. */
export async function recorded(page: Page, name?: string): Promise<Event[]> {
  const log = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as Event[], LOG_KEY)
  return name ? log.filter(({ event }) => event === name) : log
}

/** The one event of this kind, as soon as it is there. */
export async function theOne(page: Page, name: string): Promise<Event> {
  await expect.poll(async () => (await recorded(page, name)).length, { message: name }).toBe(1)
  return (await recorded(page, name))[0]!
}

/** Puts a log into the browser before the page is loaded, once. */
export async function seed(page: Page, log: unknown[]): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem('seeded')) return
      sessionStorage.setItem('seeded', 'true')
      localStorage.setItem(key!, text!)
    },
    [LOG_KEY, JSON.stringify(log)],
  )
}

/** Two analytics tags that keep what they are told, also when the page is left. */
export async function addTags(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const keep = (...call: unknown[]) => {
      const calls = JSON.parse(sessionStorage.getItem('told') ?? '[]')
      sessionStorage.setItem('told', JSON.stringify([...calls, call]))
    }
    Object.assign(window, {
      gtag: (...parts: unknown[]) => keep('gtag', ...parts),
      plausible: (...parts: unknown[]) => keep('plausible', ...parts),
    })
  })
}

export type Call = [tag: string, ...parts: unknown[]]

export function told(page: Page): Promise<Call[]> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('told') ?? '[]'))
}
