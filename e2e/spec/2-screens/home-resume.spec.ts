import type { Page } from '@playwright/test'
import { expect, test } from '../visitor'

function resume(page: Page) {
  return page.locator('#resume')
}

test.beforeEach(({ page }) => page.goto('/'))

test('A "Download Resume" button opens a PDF in a new tab from a public storage location', async ({
  page,
}) => {
  const button = resume(page).getByRole('link', { name: 'Download Resume' })
  const popup = page.waitForEvent('popup')
  await button.click()
  await popup
  await expect(page).toHaveURL('/')
  const address = await button.getAttribute('href')
  expect(address).toMatch(/\/storage\/v1\/object\/public\/.+\.pdf$/)
  const file = await page.request.get(address!)
  expect(file.headers()['content-type']).toBe('application/pdf')
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('A contact card with email, phone, a location (San Francisco, remote) and a LinkedIn link', async ({
  page,
}) => {
  await expect(resume(page).getByRole('link', { name: /@example\.com$/ })).toHaveAttribute(
    'href',
    /^mailto:.+@/,
  )
  await expect(resume(page).getByRole('link', { name: /555-01\d\d/ })).toHaveAttribute('href', /^tel:\+?\d+$/)
  await expect(resume(page).getByText(/San Francisco.*remote/)).toBeVisible()
  const linkedIn = resume(page).getByRole('link', { name: 'LinkedIn' })
  await expect(linkedIn).toHaveAttribute('href', /^https:\/\/linkedin\./)
  await expect(linkedIn).toHaveAttribute('target', '_blank')
})

test('An Experience timeline of 4 roles (title, company, duration, description, highlight badge)', async ({
  page,
}) => {
  const roles = resume(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /Designer/ }) })
  await expect(resume(page).getByRole('heading', { name: 'Experience' })).toBeAttached()
  await expect(roles).toHaveText([
    /2022-Present.*Lead Product Designer/s,
    /2016-2021.*Product Designer II/s,
    /20\d\d-20\d\d/,
    /20\d\d-20\d\d/,
  ])
  for (const role of await roles.all()) {
    await expect(role.getByRole('heading')).toHaveText(/Designer.* \w+/)
    // Its years, what it was, and what stands out.
    await expect(role.getByRole('paragraph')).toHaveText([/^20\d\d-\w+$/, /\w+ .+\./, /\w+ \w+/])
  }
})

test('A Core Skills card with 12 skill chips', async ({ page }) => {
  const heading = resume(page).getByRole('heading', { name: 'Core Skills' })
  await expect(heading).toBeVisible()
  const chips = heading.locator('xpath=following::*[self::ul or self::ol][1]').getByRole('listitem')
  await expect(chips).toHaveText(Array(12).fill(/\w+/))
})
