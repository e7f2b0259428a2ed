import { CALL, FIELDS, field, fill, MESSAGE, SENT, submitButton } from './contact-form'
import { enter, homeBadge, passwordInput } from './gate-screen'
import { expect, PASSWORD, test } from './visitor'

test.describe('Gate password', () => {
  test.use({ inside: false })

  test('must match a fixed string exactly. A wrong value gives "Invalid password"', async ({ page }) => {
    await page.goto('/')
    for (const wrong of [PASSWORD.toUpperCase(), `${PASSWORD} `, PASSWORD.slice(0, -1)]) {
      await enter(page, wrong)
      await expect(page.getByText('Invalid password'), wrong).toBeVisible()
      await expect(passwordInput(page)).toHaveValue('')
    }
    await enter(page, PASSWORD)
    await expect(homeBadge(page)).toBeVisible()
  })

  test('The check is client-side only. The string’s value is not shown', async ({ page }) => {
    const sent: string[] = []
    const texts: Promise<string>[] = []
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData()}`))
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') texts.push(response.text())
    })
    await page.goto('/contact')
    await enter(page, 'not-the-right-one')
    await expect(page.getByText('Invalid password')).toBeVisible()
    expect(sent.length).toBeGreaterThan(1)
    expect(sent.filter((request) => !request.startsWith('GET') || request.includes('not-the-right'))).toEqual(
      [],
    )
    expect((await Promise.all(texts)).filter(quotesPassword)).toEqual([])
    await expect(page.getByText(PASSWORD)).toBeHidden()
  })
})

/** The sample's pictures may bear the same words in their names. */
function quotesPassword(script: string): boolean {
  return ['"', "'", '`'].some((quote) => script.includes(quote + PASSWORD + quote))
}

test('Contact form: name, email, subject and message are all required', async ({ page }) => {
  let calls = 0
  page.on('request', (request) => {
    if (request.url().includes('send-contact-email')) calls += 1
  })
  await page.goto('/contact')
  for (const name of FIELDS) {
    await fill(page, { ...MESSAGE, [name]: '' })
    await submitButton(page).click()
    await expect(field(page, name)).toBeFocused()
    expect(await field(page, name).evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(
      true,
    )
  }
  expect(calls).toBe(0)
})

test('The email field uses the browser’s email-type check', async ({ page }) => {
  await page.goto('/contact')
  const email = field(page, 'email')
  await expect(email).toHaveAttribute('type', 'email')
  await fill(page, { ...MESSAGE, email: 'not an address' })
  await submitButton(page).click()
  await expect(email).toBeFocused()
  expect(await email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true)
  const call = page.waitForRequest(CALL)
  await email.fill(MESSAGE.email)
  await submitButton(page).click()
  await call
})

test('There are no length limits: at least 200,000 characters of any script arrive whole', async ({
  page,
}) => {
  const message = `Linien, קווים, 線 und 🌅\n${`${'why '.repeat(50)}\n`.repeat(1000)}`
  const subject = 'why '.repeat(500)
  expect(message.length).toBeGreaterThan(200_000)
  await page.goto('/contact')
  await fill(page, { ...MESSAGE, subject, message })
  const answer = page.waitForResponse(CALL)
  await submitButton(page).click()
  const sent = (await answer).request().postDataJSON()
  expect(sent.subject).toBe(subject)
  // So many lines would fill the report.
  expect(sent.message === message).toBe(true)
  expect((await answer).ok()).toBe(true)
  await expect(page.getByText(SENT.title)).toBeVisible()
})

test('No other validation', async ({ page }) => {
  await page.goto('/contact')
  await fill(page, { name: '7', email: 'a@b', subject: '?', message: '<b>' })
  const call = page.waitForRequest(CALL)
  await submitButton(page).click()
  expect((await call).postDataJSON()).toEqual({ name: '7', email: 'a@b', subject: '?', message: '<b>' })
  await expect(page.getByText(SENT.title)).toBeVisible()
})
