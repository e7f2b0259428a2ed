import { seed } from '../event-log'
import { expect, test } from '../visitor'

test('Print layout: body 12pt, page margin 0.75in', async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('body')).toHaveCSS('font-size', '16px')
  const margins = () =>
    page.evaluate(() => {
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
      const all = rules.flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : [rule]))
      return all.flatMap((rule) => (rule instanceof CSSPageRule ? [rule.style.margin] : []))
    })
  await expect.poll(margins).toEqual(['0.75in'])
})

test('Dashboard top pages 5', async ({ page }) => {
  const pages = ['/a', '/b', '/c', '/d', '/e', '/f', '/g']
  // The first of them is seen most.
  const log = pages.flatMap((path, index) =>
    Array.from({ length: 9 - index }, () => ({ event: 'page_load', page: path })),
  )
  await seed(page, log)
  await page.goto('/dashboard')
  const list = page.getByRole('region', { name: 'Top Pages' })
  for (const path of pages.slice(0, 5)) await expect(list.getByText(path, { exact: true })).toBeVisible()
  for (const path of pages.slice(5)) await expect(list.getByText(path, { exact: true })).toHaveCount(0)
  await expect(list).toContainText('9 views')
})

test('recent activity 10', async ({ page }) => {
  await seed(
    page,
    Array.from({ length: 15 }, (_, number) => ({ event: `number-${number}-`, page: '/' })),
  )
  await page.goto('/dashboard')
  const list = page.getByRole('region', { name: 'Recent Activity' })
  // This very view is the newest.
  await expect(list.getByText(/number-\d+-/)).toHaveText(
    Array.from({ length: 9 }, (_, index) => new RegExp(`number-${14 - index}-`)),
  )
})
