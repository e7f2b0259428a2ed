import type { Page } from '@playwright/test'
import { PROJECTS } from '../addresses'
import { tops } from '../seen'
import { expect, test } from '../visitor'

function vibe(page: Page) {
  return page.locator('#vibecoding')
}

function cards(page: Page) {
  return vibe(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
}

test.beforeEach(({ page }) => page.goto('/'))

test('Featured Projects: the items flagged featured (2), with "Live Demo" and "Code" buttons', async ({
  page,
}) => {
  const heading = vibe(page).getByRole('heading', { name: 'Featured Projects' })
  await expect(heading).toBeVisible()
  const featured = cards(page).filter({ has: page.getByText('Live Demo') })
  await expect(featured).toHaveCount(2)
  await expect(featured.filter({ hasText: 'Code' })).toHaveCount(2)
  const more = vibe(page).getByRole('heading', { name: 'More Projects' })
  const parts = [heading, featured.nth(0), featured.nth(1), more]
  const [above, first, second, below] = await tops(page, parts)
  for (const top of [first!, second!]) {
    expect(top).toBeGreaterThan(above!)
    expect(top).toBeLessThan(below!)
  }
})

test('opening in a new tab', async ({ page }) => {
  for (const name of [/^Live Demo/, /^Code/])
    for (const button of await vibe(page).getByRole('link', { name }).all()) {
      await expect(button).toHaveAttribute('target', '_blank')
      await expect(button).toHaveAttribute('href', /^(https:|\/)/)
    }
  const popup = page.waitForEvent('popup')
  await vibe(page)
    .getByRole('link', { name: /^Live Demo/ })
    .first()
    .click()
  await (await popup).waitForURL(/embeds|https/)
  await expect(page).toHaveURL('/')
})

test('A url of # means there is no link', async ({ page }) => {
  // One of the two has no public code.
  await expect(vibe(page).getByRole('link', { name: /^Code/ })).toHaveCount(1)
  await expect(vibe(page).getByRole('button', { name: /^Code/ })).toBeDisabled()
  const targets = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(targets).not.toContain('#')
})

test('More Projects: 6 items in a grid, each linking to its /project/ route', async ({ page }) => {
  const more = cards(page).filter({ has: page.locator('a[href^="/project/"]') })
  await expect(more).toHaveCount(6)
  const targets = await more
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(targets).toEqual(PROJECTS.map((slug) => `/project/${slug}`))
  const lefts = await more.evaluateAll((list) => list.map((one) => one.getBoundingClientRect().left))
  // A column begins where no other card stands nearby.
  const columns = lefts
    .sort((a, b) => a - b)
    .filter((left, index) => index === 0 || left - lefts[index - 1]! > 50)
  expect(columns.length).toBe(3)
  await more.nth(3).getByRole('link').click()
  await expect(page).toHaveURL(`/project/${PROJECTS[3]}`)
})

test('Each card shows up to 2 technology tags plus a "+N" badge for the rest', async ({ page }) => {
  await expect(cards(page)).toHaveCount(8)
  for (const card of await cards(page).all())
    await expect(card.getByRole('list').getByRole('listitem')).toHaveText([/^\w/, /^\w/, /^\+[1-9]$/])
})

test('There are 8 vibe projects in total', async ({ page }) => {
  await expect(cards(page)).toHaveCount(8)
  expect(new Set(await cards(page).getByRole('heading').allTextContents()).size).toBe(8)
})
