import {
  expect,
  expectAlive,
  firstStudy,
  holdScripts,
  installed,
  passwordField,
  pauseClock,
  skipWithoutPage,
  submitButton,
  test,
  unlock,
} from './site-test'

const { gate } = installed.gate
const FLAG = 'portfolio-authenticated'

for (const path of ['/', firstStudy.caseStudyUrl, '/presentation']) {
  test(`a newcomer sees only the gate at ${path}`, { tag: '@lock' }, async ({ page }) => {
    skipWithoutPage(path)
    await page.goto(path)
    await expect(page.getByRole('heading', { name: gate.title })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByRole('heading')).toHaveCount(1)
  })
}

test('the gate asks for the password as the specification says', { tag: '@lock' }, async ({ page }) => {
  await page.goto('/')
  await expect(passwordField(page)).toBeFocused()
  await expect(passwordField(page)).toHaveAttribute('type', 'password')
  await expect(submitButton(page)).toBeDisabled()
  await expect(page.getByText(gate.footer)).toBeVisible()
  await passwordField(page).fill('something')
  await expect(submitButton(page)).toBeEnabled()
  await page.getByRole('button', { name: gate.showLabel }).click()
  await expect(passwordField(page)).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: gate.hideLabel }).click()
  await expect(passwordField(page)).toHaveAttribute('type', 'password')
  await passwordField(page).fill('')
  await expect(submitButton(page)).toBeDisabled()
})

test('a wrong password is explained, pulses for 500 ms and clears the field; typing clears the message', {
  tag: '@lock',
}, async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await passwordField(page).fill('wrong')
  await expect(submitButton(page)).toBeEnabled()
  await pauseClock(page)
  await submitButton(page).click()
  await expect(page.getByRole('alert')).toHaveText(gate.invalid)
  await expect(passwordField(page)).toHaveValue('')
  await expect(passwordField(page)).toBeFocused()
  await expect(passwordField(page)).toHaveAttribute('aria-invalid', 'true')
  const card = page.locator('form', { has: passwordField(page) })
  await expect(card).toHaveAttribute('data-pulse', 'true')
  await page.clock.runFor(500)
  await expect(card).not.toHaveAttribute('data-pulse')
  await expect(page.getByRole('alert')).toHaveText(gate.invalid)
  await passwordField(page).pressSequentially('l')
  await expect(page.getByRole('alert')).toBeEmpty()
  expect(await page.evaluate((flag) => localStorage.getItem(flag), FLAG)).toBeNull()
})

test('the right password opens the address that was asked for, and the next visit skips the gate', {
  tag: '@lock',
}, async ({ page }) => {
  await page.goto('/about')
  await unlock(page)
  await expect(page.getByRole('navigation', { name: 'Footer' })).toBeVisible()
  expect(await page.evaluate((flag) => localStorage.getItem(flag), FLAG)).toBe('true')
  await page.reload()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByText(gate.title)).toHaveCount(0)
})

test('before any script has come, a newcomer can type, and what was typed is kept', async ({
  page,
  password,
}) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await passwordField(page).pressSequentially(password.slice(0, 4))
  await expect(submitButton(page)).toBeDisabled()
  release()
  await expect(submitButton(page)).toBeEnabled()
  await expect(passwordField(page)).toHaveValue(password.slice(0, 4))
  await passwordField(page).pressSequentially(password.slice(4))
  await submitButton(page).click()
  await expect(page.getByRole('banner')).toBeVisible()
})

test.describe('a returning visitor', () => {
  test.use({ access: true })

  test('sees the page itself before any script has come, and never the gate', async ({ page }) => {
    const scripts: string[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.addInitScript(() => {
      const seen = window as unknown as { gateSeen: boolean }
      seen.gateSeen = false
      const look = () => {
        if (document.querySelector('#gate form #password')?.checkVisibility({ visibilityProperty: true }))
          seen.gateSeen = true
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    const release = await holdScripts(page)
    await page.goto('/about', { waitUntil: 'commit' })
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    expect(scripts).toEqual([])
    release()
    // Taken over without a word from React, which would be a page error.
    await expectAlive(page)
    expect(await page.evaluate(() => (window as unknown as { gateSeen: boolean }).gateSeen)).toBe(false)
  })
})
