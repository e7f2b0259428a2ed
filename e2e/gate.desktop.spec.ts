import { expect, installed, openLive, passwordField, submitButton, test } from './site-test'

const { gate } = installed.gate

test('ten megabytes in the field are just a wrong password', async ({ page }) => {
  await page.goto('/')
  await passwordField(page).evaluate((input: HTMLInputElement) => {
    input.value = 'x'.repeat(10_000_000)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await submitButton(page).click()
  await expect(page.getByRole('alert')).toHaveText(gate.invalid)
})

test('the pulse does not move where less motion is wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await passwordField(page).fill('wrong')
  await submitButton(page).click()
  await expect(page.getByRole('alert')).toHaveText(gate.invalid)
  const card = page.locator('form', { has: passwordField(page) })
  expect(await card.evaluate((form) => form.getAnimations().length)).toBe(0)
})

test.describe('a returning visitor', () => {
  test.use({ access: true })

  test('does not download the gate’s picture', async ({ page }) => {
    const pictures: string[] = []
    page.on('request', (request) => pictures.push(request.url()))
    await openLive(page, '/about')
    expect(pictures.filter((url) => url.includes('/images/gate'))).toEqual([])
  })
})
