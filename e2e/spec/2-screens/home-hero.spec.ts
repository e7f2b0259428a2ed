import type { Page } from '@playwright/test'
import { expectSmoothWayTo } from '../scrolled'
import { inOrder, said, served } from '../served'
import { expect, test } from '../visitor'

const HEADLINE = 'Creating intelligent experiences'

test('Badge "Product Design + Engineering"', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('main').getByText('Product Design + Engineering')).toBeInViewport()
})

test('Headline "Creating intelligent experiences"', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test("An intro paragraph about the owner's current and previous employers", async ({ page }) => {
  await page.goto('/')
  const roles = page.locator('#resume').getByRole('heading', { name: /Product Designer/ })
  await expect(roles).toHaveCount(2)
  const [current, previous] = (await roles.allTextContents()).map((text) => text.split(/\s/).at(-1)!)
  const intro = page
    .getByRole('main')
    .getByRole('paragraph')
    .filter({ hasText: current! })
    .filter({ hasText: previous! })
  await expect(intro).toBeInViewport()
})

for (const [name, id] of [
  ['Explore My Work', 'projects'],
  ['View Figma Files', 'embeds'],
] as const)
  test(`Button "${name}", which smooth-scrolls to id ${id}`, async ({ page }) => {
    await page.goto('/')
    await expectSmoothWayTo(page.locator(`[id="${id}"]`), () => page.getByRole('button', { name }).click())
  })

test('Link "View Resume" to /resume', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'View Resume' }).click()
  await expect(page).toHaveURL('/resume')
})

/** Square boxes of one size that stand in three columns and three rows, and nowhere else. */
function wallsOfNine() {
  const walls = new Map<number, Set<string>>()
  for (const element of document.querySelectorAll('main *')) {
    const { width, height, left, top } = element.getBoundingClientRect()
    if (width < 60 || Math.abs(width - height) > 2 || top > innerHeight) continue
    const size = Math.round(width)
    const places = walls.get(size) ?? new Set()
    walls.set(size, places.add(`${Math.round(left / 20)} ${Math.round(top / 20)}`))
  }
  return [...walls.values()].filter((places) => {
    const [columns, rows] = [0, 1].map(
      (part) => new Set([...places].map((place) => place.split(' ')[part])).size,
    )
    return places.size === 9 && columns === 3 && rows === 3
  }).length
}

test('A 3x3 mosaic of design-asset images (the first six are images, the last three decorative)', async ({
  page,
}) => {
  await page.goto('/')
  await expect.poll(() => page.evaluate(wallsOfNine)).toBe(1)
  const pictures = page.getByRole('main').getByRole('img').filter({ visible: true })
  const seen = () =>
    pictures.evaluateAll(
      (list) => list.filter((one) => one.getBoundingClientRect().bottom < innerHeight).length,
    )
  await expect.poll(seen).toBe(6)
  for (const picture of (await pictures.all()).slice(0, 6))
    await expect(picture).toHaveAccessibleName(/\w+ \w+/)
})

test('Caption card "Design System / Components & Patterns"', async ({ page }) => {
  await page.goto('/')
  const [first, second] = await Promise.all(
    ['Design System', 'Components & Patterns'].map((text) =>
      page.getByRole('main').getByText(text, { exact: true }).first().boundingBox(),
    ),
  )
  expect(second!.y).toBeGreaterThan(first!.y)
  expect(second!.y - first!.y).toBeLessThan(40)
  expect(Math.abs(second!.x - first!.x)).toBeLessThan(20)
})

function scrollButton(page: Page) {
  return page.getByRole('button', { name: /scroll/i })
}

test('A bouncing scroll-down button', async ({ page }) => {
  await page.goto('/')
  const tops = new Set<number>()
  await expect.poll(async () => tops.add((await scrollButton(page).boundingBox())!.y).size).toBeGreaterThan(3)
})

test('that also scrolls to projects', async ({ page }) => {
  await page.goto('/')
  // A press waits for what bounces to stand still.
  await expectSmoothWayTo(page.locator('#projects'), () => scrollButton(page).click({ force: true }))
})

test('The hero stands in the served page in this order', async ({ request }) => {
  const places = inOrder(await served(request, '/'), [
    'Product Design + Engineering',
    HEADLINE,
    'Explore My Work',
    'View Resume',
    'Components & Patterns',
    'Featured Work',
  ])
  expect(places).not.toContain(-1)
  expect(said(HEADLINE)).toBeTruthy()
})
