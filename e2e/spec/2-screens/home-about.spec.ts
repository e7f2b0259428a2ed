import type { Page } from '@playwright/test'
import { expect, test } from '../visitor'

function about(page: Page) {
  return page.locator('#about')
}

test.beforeEach(({ page }) => page.goto('/'))

test('"About Me" text', async ({ page }) => {
  await expect(about(page).getByRole('heading', { name: 'About Me' })).toBeVisible()
  await expect(
    about(page)
      .getByRole('paragraph')
      .filter({ hasText: /\. .+\./ })
      .first(),
  ).toBeVisible()
})

test('Current Role: Lead Product Designer, 2022-Present. Previous: Product Designer II, 2016-2021', async ({
  page,
}) => {
  await expect(about(page)).toHaveText(
    /Current Role\s*Lead Product Designer\s*2022-Present\s*Previous\s*Product Designer II\s*2016-2021/,
  )
})

test('"Skills and Expertise" list with percentage bars (six skills)', async ({ page }) => {
  await expect(about(page).getByRole('heading', { name: 'Skills and Expertise' })).toBeVisible()
  const bars = about(page).getByRole('progressbar').or(about(page).getByRole('meter'))
  const values = await bars.evaluateAll((list) =>
    list.map((bar) => {
      const { width, height } = bar.getBoundingClientRect()
      return `${bar.ariaLabel} ${bar.ariaValueNow} ${width > 5 * height ? 'bar' : ''}`
    }),
  )
  expect(values).toEqual([
    'Product Design & Strategy 95 bar',
    'AI-Driven Interface Design 92 bar',
    'Design Systems & Tokens 90 bar',
    'Cross-functional Leadership 88 bar',
    'Prototyping & User Testing 85 bar',
    'Accessibility & Inclusive Design 90 bar',
  ])
  for (const share of ['95%', '92%', '88%', '85%']) await expect(about(page).getByText(share)).toBeVisible()
  await expect(about(page).getByText('90%')).toHaveCount(2)
})

test('Four Key Expertise cards: Enterprise Design Systems, Observability Platforms, Accessibility Leadership, AI Integration', async ({
  page,
}) => {
  const heading = about(page).getByRole('heading', { name: 'Key Expertise' })
  await expect(heading).toBeVisible()
  const cards = heading.locator('xpath=following::*[self::ul or self::ol][1]').getByRole('listitem')
  await expect(cards).toHaveText([
    /Enterprise Design Systems.+/,
    /Observability Platforms.+/,
    /Accessibility Leadership.+/,
    /AI Integration.+/,
  ])
})
