import { expect, type Page } from '@playwright/test'

/** Opens the viewer and waits for its first artboard. */
export async function openFile(page: Page, query: string): Promise<void> {
  await page.goto(`/embeds/design-file?file=${query}`)
  await expect(page.locator('[data-state="ready"]').first()).toBeVisible()
}

export function transform(page: Page): Promise<string> {
  return page.locator('.surface').evaluate((element) => element.style.transform)
}

/** The zoom that the boards are drawn with. */
export async function drawnPercent(page: Page): Promise<number> {
  return Math.round(Number(/scale\((.+?)\)/.exec(await transform(page))?.[1]) * 100)
}

/** The zoom readout, which follows a little later. */
export async function percent(page: Page): Promise<number> {
  return Number((await page.locator('.readout').textContent())?.replace(/\D+/g, ''))
}
