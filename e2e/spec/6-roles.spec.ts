import { CALL, fill, submitButton } from './contact-form'
import { passwordInput } from './gate-screen'
import { expect, test } from './visitor'

const SCREENS = [
  ['/dashboard', 'Export CSV'],
  ['/presentation', 'Auto'],
] as const

test.describe('A visitor without the portfolio-authenticated flag', () => {
  test.use({ inside: false })

  for (const [path, label] of SCREENS)
    test(`sees only the gate at ${path}`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading')).toHaveText(['Portfolio Access'])
      await expect(passwordInput(page)).toBeVisible()
      await expect(page.getByRole('button', { name: label })).toHaveCount(0)
      await expect(page.getByRole('link')).toHaveCount(0)
    })
})

for (const [path, label] of SCREENS)
  test(`A visitor with the flag sees everything, including ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('button', { name: label })).toBeVisible()
    await expect(passwordInput(page)).toBeHidden()
  })

test('The backend client uses only the public anonymous key', async ({ page }) => {
  await page.goto('/contact')
  await fill(page)
  const call = page.waitForRequest(CALL)
  await submitButton(page).click()
  const { apikey, authorization } = await (await call).allHeaders()
  expect(authorization).toBe(`Bearer ${apikey}`)
  // A key of the hosted backend says in its second part what it is for.
  expect(apikey + atob(apikey!.split('.')[1] ?? '')).toMatch(/anon|sb_publishable/)
})
