import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'

/** The LinkedIn pages that the cards in view lead to, from left to right. Each author has one, the owner's is another. */
export async function authorsShown(page: Page): Promise<string[]> {
  const owner = await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /LinkedIn/ })
    .getAttribute('href')
  const links: { href: string; left: number }[] = []
  for (const link of await authorLinks(page).all()) {
    const href = (await link.getAttribute('href'))!
    const box = await link.boundingBox()
    if (href !== owner && box) links.push({ href, left: box.x })
  }
  return links.sort((a, b) => a.left - b.left).map(({ href }) => href)
}

export function authorLinks(page: Page): Locator {
  return page.getByRole('main').getByRole('link', { name: /LinkedIn/ })
}

/** All of them, in the order of their index. */
export async function allAuthors(request: APIRequestContext): Promise<string[]> {
  const html = await (await request.get('/about')).text()
  const found = [...html.matchAll(/href="(https:[^"]*linkedin[^"]*)"/g)].map(([, href]) => href!)
  return [...new Set(found)].filter((href) => found.filter((other) => other === href).length === 1)
}

/** Opens the page and waits until it answers to a press: from then on a link changes the page in the browser. */
export async function openAboutPage(page: Page): Promise<void> {
  await page.goto('/about')
  const shown = await authorsShown(page)
  await page.getByRole('main').getByRole('button', { name: /^next/i }).click()
  await expect.poll(() => authorsShown(page)).not.toEqual(shown)
}
