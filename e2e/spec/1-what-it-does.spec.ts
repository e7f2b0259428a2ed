import { said, served } from './served'
import { expect, PASSWORD, test } from './visitor'

test('Content is static and built into the pages', async ({ request }) => {
  expect((await served(request, '/')).words).toContain(said('Featured Work'))
})

test.describe('a newcomer', () => {
  test.use({ inside: false })

  test('Everything sits behind a client-side password gate', async ({ page }) => {
    await page.goto('/')
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
    await page
      .getByLabel(/password/i)
      .first()
      .fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('banner')).toBeVisible()
    // The browser alone decides.
    expect(sent.filter((text) => text.includes(PASSWORD))).toEqual([])
  })

  test('After passing the gate a visitor can read a home page with hero, featured work, resume, AI visual concepts, VibeCoding projects and interactive embeds; about, resume, visuals gallery and contact pages', async ({
    page,
  }) => {
    await page.goto('/')
    await page
      .getByLabel(/password/i)
      .first()
      .fill(PASSWORD)
    await page.keyboard.press('Enter')
    const heading = (name: string | RegExp) =>
      page.getByRole('main').getByRole('heading', { name, exact: true }).first()
    for (const name of [
      'Creating intelligent experiences',
      'Featured Work',
      'Resume',
      'AI Visual Concepts',
      'VibeCoding Projects',
      'Interactive Portfolio',
    ])
      await expect(heading(name)).toBeVisible()
    for (const [link, name] of [
      ['About', 'Manifesto'],
      ['Resume', 'Professional Summary'],
      ['Visuals', 'Visual Design Gallery'],
      ['Contact', 'Contact Me'],
    ] as const) {
      await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click()
      await expect(heading(name)).toBeVisible()
    }
  })
})
