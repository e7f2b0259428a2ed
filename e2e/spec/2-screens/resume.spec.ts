import type { Page } from '@playwright/test'
import { recorded } from '../recorded'
import { expect, test } from '../visitor'

test.beforeEach(({ page }) => page.goto('/resume'))

function main(page: Page) {
  return page.getByRole('main')
}

function part(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}

test('Title block', async ({ page }) => {
  const owner = await page.getByRole('banner').getByRole('link').first().textContent()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(owner!)
  await expect(main(page).getByRole('paragraph').first()).toHaveText(/product designer/i)
})

test('A Resume download button. It records a resume-download event, then downloads the file', async ({
  page,
}) => {
  const download = page.waitForEvent('download')
  await main(page)
    .getByRole('link', { name: /^Download Resume/ })
    .click()
  expect((await download).suggestedFilename()).toMatch(/resume\.pdf$/i)
  await expect.poll(() => recorded(page, 'resume_download')).toMatchObject([{ page: '/resume' }])
  await expect(page).toHaveURL('/resume')
})

test('A LinkedIn button opening the profile in a new tab. It records a contact-action event', async ({
  page,
  context,
}) => {
  await context.route('https://linkedin.example.com/**', (route) => route.fulfill({ body: 'A profile' }))
  const popup = page.waitForEvent('popup')
  await main(page)
    .getByRole('link', { name: /^LinkedIn/ })
    .click()
  await (await popup).waitForURL('https://linkedin.example.com/**')
  await expect
    .poll(() => recorded(page, 'contact_action'))
    .toMatchObject([{ action: 'linkedin', page: '/resume' }])
})

test('Contact details', async ({ page }) => {
  await expect(main(page).getByRole('link', { name: /@example\.com$/ })).toHaveAttribute(
    'href',
    /^mailto:.+@/,
  )
  await expect(main(page).getByRole('link', { name: /555-01\d\d/ })).toHaveAttribute('href', /^tel:\+?\d+$/)
  await expect(main(page).getByText('Portland, OR (remote)')).toBeVisible()
})

test('4 highlight cards', async ({ page }) => {
  await expect(part(page, 'Highlights').getByRole('term')).toHaveText(Array(4).fill(/\w+ \w+/))
  await expect(part(page, 'Highlights').getByRole('definition')).toHaveText(Array(4).fill(/\d/))
})

test('4 experience entries (title, company, duration, location, description, highlights, products)', async ({
  page,
}) => {
  const entries = part(page, 'Experience')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /Designer/ }) })
  await expect(entries).toHaveCount(4)
  for (const [index, [title, years]] of [
    ['Lead Product Designer', '2022-Present'],
    ['Product Designer II', '2016-2021'],
    ['Designer', /20\d\d-20\d\d/],
    ['Designer', /20\d\d-20\d\d/],
  ].entries()) {
    const entry = entries.nth(index)
    await expect(entry.getByRole('heading')).toHaveText(new RegExp(`${title}.*\\w+`))
    await expect(entry.getByText(years!).first()).toBeVisible()
    await expect(entry.getByText(/[A-Z]\w+, [A-Z]{2}/).first()).toBeVisible()
    await expect(entry.getByRole('paragraph').filter({ hasText: /\w+ .*\.$/ })).toHaveCount(1)
    const [highlights, products] = await entry.getByRole('list').all()
    expect(await highlights!.getByRole('listitem').count()).toBeGreaterThan(1)
    await expect(products!).toHaveAccessibleName(/Products/)
    expect(await products!.getByRole('listitem').count()).toBeGreaterThan(1)
  }
})

test('6 skill groups', async ({ page }) => {
  await expect(part(page, 'Skills').getByRole('term')).toHaveText(Array(6).fill(/\w+/))
  await expect(part(page, 'Skills').getByRole('definition')).toHaveText(Array(6).fill(/\w+/))
})

test('A "VibeCoding to Shippable" section with 3 points', async ({ page }) => {
  await expect(part(page, 'VibeCoding to Shippable').getByRole('listitem')).toHaveText(
    Array(3).fill(/\w+ \w+/),
  )
})

test('A professional summary', async ({ page }) => {
  await expect(part(page, 'Professional Summary').getByRole('paragraph').first()).toHaveText(/\w+ .+\./)
})
