import { CALL, expectFields, FAILED_TITLE, fill, MESSAGE, SENT, submitButton } from '../contact-form'
import { expect, test } from '../visitor'

test('Contact form: idle, then sending while a request is pending, then idle', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let calls = 0
  await page.route(CALL, async (route) => {
    calls += 1
    await held
    await route.fulfill({ json: {} })
  })
  await page.goto('/contact')
  const idle = await submitButton(page).textContent()
  await expect(submitButton(page)).toBeEnabled()
  await fill(page)
  await submitButton(page).click()
  await expect(submitButton(page)).toHaveText('Sending...')
  await expect(submitButton(page)).toBeDisabled()
  release()
  await expect(submitButton(page)).toHaveText(idle!)
  await expect(submitButton(page)).toBeEnabled()
  expect(calls).toBe(1)
})

test('Contact form: on success all fields are cleared', async ({ page }) => {
  await page.goto('/contact')
  await fill(page)
  await submitButton(page).click()
  await expect(page.getByText(SENT.title)).toBeVisible()
  await expectFields(page, {})
})

test.describe('Contact form', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  for (const [failure, answer] of [
    ['answered with an error', { status: 503, json: { error: 'away' } }],
    ['not answered', undefined],
  ] as const)
    test(`on failure they are kept: ${failure}`, async ({ page }) => {
      await page.route(CALL, (route) => (answer ? route.fulfill(answer) : route.abort()))
      await page.goto('/contact')
      await fill(page)
      await submitButton(page).click()
      await expect(page.getByText(FAILED_TITLE)).toBeVisible()
      await expectFields(page, MESSAGE)
      await expect(submitButton(page)).toBeEnabled()
    })
})
