import type { Page } from '@playwright/test'
import { heading, main, open, press, targets } from '../seen'
import { expect, test } from '../visitor'

const GALLERY = 'Visual Design Gallery'

function items(page: Page) {
  return main(page).getByRole('listitem')
}

/** Each column's items from top to bottom, the left column first. */
async function columns(page: Page): Promise<{ top: number; bottom: number }[][]> {
  const boxes = await items(page).evaluateAll((all) =>
    all.map((item) => {
      const { left, top, bottom } = item.getBoundingClientRect()
      return { left: Math.round(left), top: Math.round(top), bottom: Math.round(bottom) }
    }),
  )
  const lefts = [...new Set(boxes.map(({ left }) => left))].sort((a, b) => a - b)
  return lefts.map((left) => boxes.filter((box) => box.left === left).sort((a, b) => a.top - b.top))
}

test('"Visual Design Gallery" with filter buttons "All Work", "UI/UX", "Visual Design"', async ({ page }) => {
  await open(page, '/visuals')
  await expect(heading(page, GALLERY)).toBeVisible()
  for (const name of [/^All Work\b/, /^UI\/UX\b/, /^Visual Design\b/])
    await expect(main(page).getByRole('button', { name })).toBeVisible()
})

test('A masonry grid', async ({ page }) => {
  await open(page, '/visuals')
  await expect(items(page)).toHaveCount(20)
  const grid = await columns(page)
  const heights = grid.flat().map(({ top, bottom }) => bottom - top)
  expect(new Set(heights).size, 'heights').toBeGreaterThan(3)
  const gaps = grid.flatMap((column) => column.slice(1).map(({ top }, index) => top - column[index]!.bottom))
  expect(Math.max(...gaps) - Math.min(...gaps), 'between items of a column').toBeLessThanOrEqual(2)
})

test('20 items (10 UI/UX, 10 Visual Design)', async ({ page }) => {
  await open(page, '/visuals')
  await expect(items(page)).toHaveCount(20)
  for (const category of ['UI/UX', 'Visual Design'])
    await expect(items(page).getByText(category, { exact: true })).toHaveCount(10)
})

test('Each shows image, category badge, title and description', async ({ page }) => {
  await open(page, '/visuals')
  await expect(items(page)).toHaveCount(20)
  for (const shown of [
    page.getByRole('img'),
    page.getByText(/^(UI\/UX|Visual Design)$/),
    page.getByRole('heading'),
    page.getByText(/^\S.{30}/),
  ])
    await expect(items(page).filter({ has: shown })).toHaveCount(20)
})

test('Grid columns are 1, 2, 3 and 4 by breakpoint', async ({ page }) => {
  await open(page, '/visuals')
  await expect(items(page)).toHaveCount(20)
  const counts: number[] = []
  for (const width of [360, 430, 600, 768, 900, 1024, 1200, 1366, 1536, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    counts.push((await columns(page)).length)
  }
  expect(counts.filter((count, index) => count !== counts[index - 1])).toEqual([1, 2, 3, 4])
})

test('A "Back to Portfolio" link', async ({ page }) => {
  await open(page, '/visuals')
  await press(main(page), 'Back to Portfolio').click()
  await expect(page).toHaveURL('/')
})

test('A "Like What You See?" block linking to /contact and /resume', async ({ page }) => {
  await open(page, '/visuals')
  const below = heading(page, 'Like What You See?').locator('xpath=following::a[ancestor::main]')
  await expect.poll(() => targets(below)).toEqual(expect.arrayContaining(['/contact', '/resume']))
})
