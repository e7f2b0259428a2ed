import type { Page, Request } from '@playwright/test'
import { parseContactSignals, SIGNALS_HEADER } from '../shared/contact-message'
import { withoutAccent } from '../src/components/ui/accent'
import { expectNoViolations } from './accessibility-check'
import { expect, expectAlive, holdScripts, installed, openLive, pauseClock, test } from './site-test'

test.use({ access: true })

const FUNCTION = '**/functions/v1/send-contact-email'
const { fields, heading, submitLabel, pendingLabel, sent, failed } =
  installed['contact-section'].contactSection
const MESSAGE = {
  name: 'Ines Okafor',
  email: 'ines@example.com',
  subject: 'A lead role',
  message: 'We make invisible things, too.\nCan we talk?',
}
const NAMES = Object.keys(MESSAGE) as (keyof typeof MESSAGE)[]

function field(page: Page, name: keyof typeof MESSAGE) {
  return page.getByLabel(fields[name].label, { exact: true })
}

async function expectKept(page: Page) {
  for (const name of NAMES) await expect(field(page, name)).toHaveValue(MESSAGE[name])
}

function sendButton(page: Page) {
  return page.getByRole('button', { name: submitLabel })
}

async function signalsOf(request: Request) {
  return parseContactSignals((await request.allHeaders())[SIGNALS_HEADER])
}

async function openForm(page: Page) {
  await openLive(page, '/contact')
  await fillForm(page)
}

async function fillForm(page: Page) {
  for (const name of NAMES) await field(page, name).fill(MESSAGE[name])
}

test('the contact page says how to reach the owner', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(withoutAccent(heading))
  const main = page.getByRole('main')
  const { contact, socialLinks } = installed.site
  for (const text of Object.values(contact).filter(Boolean)) await expect(main.getByText(text)).toBeVisible()
  for (const { name } of socialLinks) await expect(main.getByRole('link', { name })).toBeVisible()
  await expect(field(page, 'message')).toHaveAttribute('rows', '5')
  for (const name of NAMES) {
    await expect(field(page, name)).toHaveAttribute('placeholder', fields[name].placeholder)
    await expect(field(page, name)).toHaveAttribute('required', '')
    await expect(field(page, name)).not.toHaveAttribute('maxlength')
  }
})

test('an incomplete form is explained, field by field, and not sent', async ({ page }) => {
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('/functions/')) sent++
  })
  await openForm(page)
  const email = field(page, 'email')
  const subject = field(page, 'subject')
  await email.fill('not an address')
  await subject.fill('')
  await sendButton(page).click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/@/)
  await expect(subject).toHaveAccessibleDescription(/.+/)
  await expect(page.locator('form [aria-invalid=true]')).toHaveCount(2)
  await expectNoViolations(page)
  await email.fill('ines@example.com')
  await expect(email).toHaveAccessibleDescription('')
  await expect(email).toHaveValue('ines@example.com')
  expect(sent).toBe(0)
})

test('a form that is sent before any script has come is sent when it has', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await fillForm(page)
  await sendButton(page).click()
  await expect(page).toHaveURL('/contact')
  const request = page.waitForRequest(FUNCTION)
  release()
  expect((await request).postDataJSON()).toMatchObject({ name: MESSAGE.name, message: MESSAGE.message })
  await expect(page.getByRole('listitem').filter({ hasText: sent.title })).toBeVisible()
})

test.describe('the time in which the form was filled', () => {
  test('is not told where a field was filled before any script had come', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/contact', { waitUntil: 'commit' })
    await fillForm(page)
    release()
    await expectAlive(page)
    const request = page.waitForRequest(FUNCTION)
    await sendButton(page).click()
    const signals = await signalsOf(await request)
    expect(signals.idempotencyKey).toBeTruthy()
    expect(signals).not.toHaveProperty('fillTimeMs')
  })

  test('is told where the script has seen the form empty', async ({ page }) => {
    await page.clock.install()
    await openLive(page, '/contact')
    await pauseClock(page)
    await field(page, 'name').focus()
    await page.clock.runFor(3000)
    await fillForm(page)
    await page.clock.runFor(4000)
    const request = page.waitForRequest(FUNCTION)
    await sendButton(page).click()
    expect((await signalsOf(await request)).fillTimeMs).toBe(7000)
  })
})

test.describe('after a deployment, with the scripts of form and notifications gone', () => {
  test.use({ expectedErrors: /404|503|dynamically imported module/ })
  test.beforeEach(async ({ page }) => {
    await page.route(/\/assets\/(toasts|toaster|sonner|backend-client)-.*\.js/, (route) =>
      route.fulfill({ status: 404 }),
    )
  })

  test('a message is sent all the same, and the page says so', async ({ page }) => {
    await openForm(page)
    const answer = page.waitForResponse(FUNCTION)
    await sendButton(page).click()
    expect((await answer).ok()).toBe(true)
    const status = page.locator('form').getByRole('status')
    await expect(status).toContainText(sent.title)
    await expect(status).toContainText(sent.text)
    await expect(field(page, 'message')).toHaveValue('')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(withoutAccent(heading))
    await expectNoViolations(page)
  })

  test('a failure is told on the page and keeps the fields', async ({ page }) => {
    await page.route(FUNCTION, (route) => route.fulfill({ status: 503, body: '{"error":"away"}' }))
    await openForm(page)
    await sendButton(page).click()
    const status = page.locator('form').getByRole('status')
    await expect(status).toContainText(failed.title)
    await expect(status).toContainText(failed.text)
    await expectKept(page)
    await expectNoViolations(page)
  })
})

test('a message is sent once, thanked for and cleared; the button waits meanwhile', { tag: '@lock' }, async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const bodies: unknown[] = []
  await page.route(FUNCTION, async (route) => {
    bodies.push(route.request().postDataJSON())
    await held
    await route.continue()
  })
  await openForm(page)
  await sendButton(page).click()
  const pending = page.getByRole('button', { name: pendingLabel })
  await expect(pending).toBeDisabled()
  release()
  const toast = page.getByRole('listitem').filter({ hasText: sent.title })
  await expect(toast).toContainText(sent.text)
  await expect(sendButton(page)).toBeEnabled()
  for (const name of NAMES) await expect(field(page, name)).toHaveValue('')
  expect(bodies).toEqual([MESSAGE])
})

test.describe('a failure', () => {
  test.use({ expectedErrors: /status 5|50[03]|413|ERR_|Failed to load/ })

  test('of a message that is too long for the server is told and keeps the fields', async ({ page }) => {
    // Made long on its way: a browser takes minutes to lay out so many letters.
    const postData = JSON.stringify({ message: 'x'.repeat(1_100_000) })
    await page.route(FUNCTION, (route) => route.continue({ postData }))
    await openForm(page)
    const answered = page.waitForResponse(FUNCTION)
    await page.getByRole('button', { name: submitLabel }).click()
    expect((await answered).status()).toBe(413)
    await expect(page.getByText(failed.title)).toBeVisible()
    await expectKept(page)
  })
})

test('the backend client is fetched only when the form is used', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await openLive(page, '/contact')
  expect(scripts.filter((url) => url.includes('backend-client'))).toEqual([])
  const client = page.waitForRequest(/backend-client/)
  await field(page, 'name').focus()
  await client
})
