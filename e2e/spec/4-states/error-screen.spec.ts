import type { Page } from '@playwright/test'
import { homeBadge } from '../gate-screen'
import { openAboutPage } from '../testimonial-cards'
import { expect, test } from '../visitor'

declare global {
  interface Window {
    broken: boolean
  }
}

/** From now on whatever puts the gallery's heading into the page fails, until it is repaired. */
async function breakGallery(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.broken = true
    const fail = (nodes: unknown[]) => {
      const text = nodes.map((node) => (node instanceof Node ? node.textContent : String(node))).join('')
      if (window.broken && text.includes('Visual Design Gallery')) throw new Error('broken on purpose')
    }
    for (const [place, names] of [
      [Node.prototype, ['appendChild', 'insertBefore', 'replaceChild']],
      [Element.prototype, ['append', 'prepend', 'before', 'after', 'replaceWith', 'replaceChildren']],
    ] as const)
      for (const name of names) {
        const insert = Reflect.get(place, name) as (...nodes: unknown[]) => unknown
        Reflect.set(place, name, function (this: Node, ...nodes: unknown[]) {
          fail(nodes)
          return insert.apply(this, nodes)
        })
      }
  })
}

test.describe('Error screen', () => {
  test.use({ expectedErrors: /broken on purpose/ })

  test.beforeEach(async ({ page }) => {
    await openAboutPage(page)
    await breakGallery(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Visuals' }).click()
    await expect(page.getByText('Something went wrong', { exact: true })).toBeVisible()
  })

  test('normal, then error, then normal on "Try Again"', async ({ page }) => {
    const gallery = page.getByRole('heading', { name: 'Visual Design Gallery' })
    await expect(
      page.getByText('We encountered an unexpected error. Please try refreshing the page.', { exact: true }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByText('Something went wrong')).toBeVisible()
    await expect(gallery).toHaveCount(0)
    await page.evaluate(() => {
      window.broken = false
    })
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(gallery).toBeVisible()
    await expect(page.getByText('Something went wrong')).toHaveCount(0)
  })

  test('"Go Home" (to /)', async ({ page }) => {
    await page
      .getByRole('link', { name: 'Go Home' })
      .or(page.getByRole('button', { name: 'Go Home' }))
      .click()
    await expect(page).toHaveURL('/')
    await expect(homeBadge(page)).toBeVisible()
  })
})
