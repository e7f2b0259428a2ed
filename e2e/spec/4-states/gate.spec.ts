import { enter, homeBadge, passwordInput } from '../gate-screen'
import { ACCESS_KEY, expect, PASSWORD, test } from '../visitor'

test.describe('Gate', () => {
  test.use({ inside: false })

  test('unauthenticated becomes authenticated when the entered password equals the fixed password. The local-storage flag portfolio-authenticated is set to true', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(homeBadge(page)).toBeHidden()
    await enter(page, PASSWORD)
    await expect(homeBadge(page)).toBeVisible()
    await expect(passwordInput(page)).toBeHidden()
    expect(await page.evaluate((key) => localStorage.getItem(key), ACCESS_KEY)).toBe('true')
  })

  test('On load, if that flag equals true the gate is skipped', async ({ page }) => {
    await page.goto('/')
    await page.evaluate((key) => localStorage.setItem(key, 'true'), ACCESS_KEY)
    await page.reload()
    await expect(homeBadge(page)).toBeVisible()
    await expect(passwordInput(page)).toBeHidden()
  })

  test('Exactly the string true in local storage skips the gate. Any other value does not', async ({
    page,
  }) => {
    await page.goto('/')
    for (const value of ['TRUE', 'true ', '1', 'false', '']) {
      await page.evaluate(([key, text]) => localStorage.setItem(key!, text!), [ACCESS_KEY, value])
      await page.reload()
      await expect(passwordInput(page), value).toBeVisible()
      await expect(homeBadge(page), value).toBeHidden()
    }
  })

  test('Local storage that throws must not break the site: the gate then lasts for the page’s life', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError')
          },
        })
    })
    await page.goto('/about')
    await enter(page, PASSWORD)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Visuals' }).click()
    await expect(page.getByRole('heading', { name: 'Visual Design Gallery' })).toBeVisible()
    await page.reload()
    await expect(passwordInput(page)).toBeVisible()
  })

  test('Works on plain http too (no crypto.subtle there)', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }))
    await page.goto('/')
    await enter(page, PASSWORD)
    await expect(homeBadge(page)).toBeVisible()
  })

  test('On a wrong password: the message appears, the input is cleared. Typing clears the message', async ({
    page,
  }) => {
    const message = page.getByText('Invalid password', { exact: true })
    await page.goto('/')
    await enter(page, 'wrong')
    await expect(message).toBeVisible()
    await expect(passwordInput(page)).toHaveValue('')
    await page.keyboard.type('l')
    await expect(passwordInput(page)).toHaveValue('l')
    await expect(message).toBeHidden()
    expect(await page.evaluate((key) => localStorage.getItem(key), ACCESS_KEY)).toBeNull()
  })

  test('On a wrong password: "Invalid password" under the field, the card pulses for 500 ms', async ({
    page,
  }) => {
    await page.goto('/')
    const input = passwordInput(page)
    /** How long each movement of what holds the input takes, from now on. */
    const movements = await input.evaluateHandle((field) => {
      const seen = new Map<Animation, unknown>()
      requestAnimationFrame(function look() {
        for (const movement of document.getAnimations())
          if ((movement.effect as KeyframeEffect).target?.contains(field))
            seen.set(movement, movement.effect?.getComputedTiming().endTime)
        requestAnimationFrame(look)
      })
      return seen
    })
    await enter(page, 'wrong')
    await expect.poll(() => movements.evaluate((seen) => [...seen.values()])).toEqual([500])
    await expect.poll(() => movements.evaluate((seen) => [...seen.keys()][0]!.playState)).not.toBe('running')
    const message = (await page.getByText('Invalid password').boundingBox())!
    const field = (await input.boundingBox())!
    expect(message.y).toBeGreaterThanOrEqual(field.y + field.height)
  })
})

test('No logout exists', async ({ page }) => {
  await page.goto('/')
  await expect(homeBadge(page)).toBeVisible()
  for (const role of ['link', 'button'] as const)
    await expect(page.getByRole(role, { name: /\b(log|sign) ?out\b/i })).toHaveCount(0)
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible()
  for (const role of ['link', 'button'] as const)
    await expect(page.getByRole(role, { name: /\b(log|sign) ?out\b/i })).toHaveCount(0)
})
