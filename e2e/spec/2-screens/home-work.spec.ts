import type { Page } from '@playwright/test'
import { STUDIES } from '../addresses'
import { recorded } from '../recorded'
import { expect, test } from '../visitor'

const FILTERS = ['All Projects', 'Product Design', 'AI Platforms', 'Design Systems', 'AI Creative']

function work(page: Page) {
  return page.locator('#projects')
}

/** Each stands in the list for itself, and leads to its study. */
function cards(page: Page) {
  return work(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
}

test.beforeEach(({ page }) => page.goto('/'))

test('A filter row with five choices: All Projects, Product Design, AI Platforms, Design Systems, AI Creative', async ({
  page,
}) => {
  const choices = work(page).getByRole('button')
  await expect(choices).toHaveText(FILTERS)
  const tops = await choices.evaluateAll((list) => list.map((one) => one.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})

test('Cards show an image (400x225), title, description', async ({ page }) => {
  await expect(cards(page)).toHaveCount(8)
  for (const card of await cards(page).all()) {
    const picture = card.getByRole('img')
    await expect(picture).toHaveAttribute('width', '400')
    await expect(picture).toHaveAttribute('height', '225')
    const box = (await picture.boundingBox())!
    expect(box.width / box.height).toBeCloseTo(400 / 225, 1)
    await expect(card.getByRole('heading')).toHaveText(/\w+/)
    await expect(card.getByRole('paragraph').first()).toHaveText(/\w+ \w+ \w+/)
  }
})

test('an Impact box with client and date, and technology tags', async ({ page }) => {
  await expect(cards(page)).toHaveText(Array(8).fill(/Impact.*\w+ · ([A-Z]\w+ )?20\d\d/s))
  for (const tags of await cards(page).getByRole('list').all())
    expect(await tags.getByRole('listitem').count()).toBeGreaterThan(1)
  await expect(cards(page).getByRole('list')).toHaveCount(8)
})

test('Image alt text uses the first 80 characters of the description', async ({ page }) => {
  await expect(cards(page)).toHaveCount(8)
  for (const card of await cards(page).all()) {
    const description = await card.getByRole('paragraph').first().textContent()
    expect(description!.length).toBeGreaterThan(80)
    await expect(card.getByRole('img')).toHaveAttribute('alt', description!.slice(0, 80))
  }
})

test('The first 2 card images load eagerly, the rest lazily', async ({ page }) => {
  await expect(cards(page)).toHaveCount(8)
  const loading = () =>
    cards(page)
      .getByRole('img')
      .evaluateAll((list) => list.map((image) => (image as HTMLImageElement).loading))
  // Once the visitor is in: the document, which a stranger's browser gets too, has them lazy.
  await expect.poll(loading).toEqual(['eager', 'eager', ...Array(6).fill('lazy')])
})

test('Clicking a card records a case-study-view event with the title', async ({ page }) => {
  const second = cards(page).nth(1)
  const title = await second.getByRole('heading').textContent()
  // On its picture.
  await second.click({ position: { x: 60, y: 60 } })
  await expect(page).toHaveURL('/case-study/support-experience')
  expect(await recorded(page, 'case_study_view')).toMatchObject([{ project: title, page: '/' }])
})

test('A target path starting with / opens in the same window', async ({ page }) => {
  const windows: unknown[] = []
  page.context().on('page', (other) => windows.push(other))
  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL('/case-study/trace-flow-map')
  expect(windows).toEqual([])
})

test('Case-study targets are the eight /case-study/ paths above. There are 8 projects', async ({ page }) => {
  const links = cards(page).getByRole('link')
  await expect(links).toHaveCount(8)
  const targets = await links.evaluateAll((list) => list.map((link) => link.getAttribute('href')))
  expect(targets.sort()).toEqual(STUDIES.map((slug) => `/case-study/${slug}`).sort())
})
