import type { Page } from '@playwright/test'
import { expect, phone, test } from '../visitor'

test.use({ inside: false })

test.beforeEach(({ page }) => page.goto('/'))

function password(page: Page) {
  return page.getByRole('textbox')
}

function submit(page: Page) {
  return page.getByRole('button', { name: 'Access Portfolio' })
}

test('Title "Portfolio Access"', async ({ page }) => {
  await expect(page.getByRole('heading')).toHaveText('Portfolio Access')
})

test('It prompts for the password to view the portfolio', async ({ page }) => {
  await expect(page.getByText(/password.*view.*portfolio/i)).toBeVisible()
  await expect(password(page)).toHaveAccessibleName(/password/i)
})

test('It has a password input', async ({ page }) => {
  await expect(password(page)).toHaveAttribute('type', 'password')
})

test('with a show/hide toggle', async ({ page }) => {
  await password(page).fill('something')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password(page)).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password(page)).toHaveAttribute('type', 'password')
  await expect(password(page)).toHaveValue('something')
})

test('and autofocus', async ({ page }) => {
  await expect(password(page)).toBeFocused()
})

test('and a submit button labelled "Access Portfolio" that is disabled while the input is empty', async ({
  page,
}) => {
  await expect(submit(page)).toBeDisabled()
  await password(page).fill('x')
  await expect(submit(page)).toBeEnabled()
  await password(page).fill('')
  await expect(submit(page)).toBeDisabled()
})

test('The footer says the content is protected', async ({ page }) => {
  const note = page.getByText(/content is protected/i)
  await expect(note).toBeVisible()
  expect((await note.boundingBox())!.y).toBeGreaterThan((await submit(page).boundingBox())!.y)
})

/** What lies over the whole screen and shows a picture that has come. */
function coveringPictures() {
  return [...document.querySelectorAll('body *')].filter((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    if (left > 0 || top > 0 || right < innerWidth || bottom < innerHeight) return false
    if (element instanceof HTMLImageElement)
      return element.naturalWidth > 0 && getComputedStyle(element).objectFit === 'cover'
    const { backgroundImage, backgroundSize } = getComputedStyle(element)
    return backgroundImage.includes('url(') && backgroundSize.includes('cover')
  }).length
}

for (const [screen, options] of [
  ['a wide screen', { viewport: { width: 1440, height: 900 } }],
  ['a phone', phone],
] as const)
  test.describe(`on ${screen}`, () => {
    test.use(options)

    test('The background is a full-cover image', async ({ page }) => {
      await expect.poll(() => page.evaluate(coveringPictures)).toBe(1)
    })
  })
