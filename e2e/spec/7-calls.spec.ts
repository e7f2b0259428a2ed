import { CALL, expectFields, FAILED_TITLE, fill, MESSAGE, SENT, submitButton } from './contact-form'
import { served } from './served'
import { expect, test } from './visitor'

test('Send contact message: invoke the backend function named "send-contact-email"; body: name, email, subject, message', async ({
  page,
}) => {
  await page.goto('/contact')
  await fill(page)
  const call = page.waitForRequest(/send-contact-email/)
  await submitButton(page).click()
  const request = await call
  expect(request.method()).toBe('POST')
  expect(new URL(request.url()).pathname).toBe('/functions/v1/send-contact-email')
  expect(request.postDataJSON()).toEqual(MESSAGE)
  expect((await request.response())?.ok()).toBe(true)
})

test('The response is read only for an error field. Error gives the failure toast', async ({ page }) => {
  await page.route(CALL, (route) => route.fulfill({ json: { error: 'no', success: true } }))
  await page.goto('/contact')
  await fill(page)
  await submitButton(page).click()
  await expect(page.getByText(FAILED_TITLE)).toBeVisible()
  await expectFields(page, MESSAGE)
})

test('otherwise the success toast and the form is cleared', async ({ page }) => {
  await page.route(CALL, (route) => route.fulfill({ json: { success: false, message: 'no' } }))
  await page.goto('/contact')
  await fill(page)
  await submitButton(page).click()
  await expect(page.getByText(SENT.title)).toBeVisible()
  await expectFields(page, {})
})

const PUBLIC = '/storage/v1/object/public'

test('the resume PDF and case-study images come from public storage buckets (including one named case-study-assets)', async ({
  request,
}) => {
  const resume = await served(request, '/resume')
  const pdf = new RegExp(`href="([^"]*${PUBLIC}/[^"]+\\.pdf)"`).exec(resume.html)![1]!
  expect((await request.get(pdf)).headers()['content-type']).toBe('application/pdf')
  const study = await served(request, '/case-study/trace-flow-map')
  const image = new RegExp(`src="([^"]*${PUBLIC}/case-study-assets/[^"]+)"`).exec(study.html)![1]!
  expect((await request.get(image)).headers()['content-type']).toMatch(/^image\//)
})

test('and local upload paths', async ({ request }) => {
  const { html } = await served(request, '/')
  const local = [...html.matchAll(/<img\b[^>]*\ssrc="([^"]+)"/g)].map(([, src]) => src!)
  const own = local.find((src) => !src.includes(PUBLIC))!
  expect((await request.get(own)).headers()['content-type']).toMatch(/^image\//)
})

test('a remote presentation background', async ({ page }) => {
  const background = page.waitForResponse((response) => {
    return response.url().includes(PUBLIC) && response.request().resourceType() === 'image'
  })
  await page.goto('/presentation')
  expect((await background).ok()).toBe(true)
})

test.describe('before the gate', () => {
  test.use({ inside: false })

  test('The page preloads one image at start', async ({ page }) => {
    const images: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image') images.push(request.url())
    })
    await page.goto('/')
    await expect(page.locator('link[rel=preload][as=image]')).toHaveCount(1)
    expect(images).toHaveLength(1)
  })
})

test('Embedded frames load a design file, a prototype and a code sandbox by address', async ({ page }) => {
  await page.goto('/')
  const addresses = new Set<string>()
  for (const tab of ['Design Systems', 'Prototypes', 'Code Experiments']) {
    const frame = page.waitForEvent('framenavigated', (moved) => {
      return moved !== page.mainFrame() && !addresses.has(moved.url()) && moved.url().startsWith('http')
    })
    await page.getByRole('tab', { name: tab }).click()
    addresses.add((await frame).url())
  }
  expect(addresses.size).toBe(3)
})
