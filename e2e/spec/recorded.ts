import type { Page } from '@playwright/test'

/** The events of this name that the site has kept in this browser. */
export function recorded(page: Page, name: string): Promise<Record<string, unknown>[]> {
  return page.evaluate(
    (event) =>
      JSON.parse(localStorage.getItem('portfolio_analytics') ?? '[]').filter(
        (entry: { event: string }) => entry.event === event,
      ),
    name,
  )
}
