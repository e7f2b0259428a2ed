import { expectMoving, expectStill, setPace } from './moving'
import {
  expect,
  expectLaidOut,
  firstStudy,
  installed,
  openLive,
  siteLink,
  submitButton,
  test,
  unlock,
} from './site-test'

test.describe('while scrolling', () => {
  test.use({ access: true })

  test('nothing that enters while scrolling is hidden before, and paper knows nothing of it', {
    tag: '@sample',
  }, async ({ page }) => {
    await openLive(page, firstStudy.caseStudyUrl)
    await expectLaidOut(page)
    const entering = page.locator('.enters')
    expect(await entering.count()).toBeGreaterThan(10)
    const styles = () =>
      entering.evaluateAll((list) =>
        list.map((element) => {
          const { opacity, visibility, clipPath, transform } = getComputedStyle(element)
          return { shown: [opacity, visibility, clipPath].join(' '), transform }
        }),
      )
    const before = await styles()
    expect(new Set(before.map(({ shown }) => shown))).toEqual(new Set(['1 visible none']))
    expect(before.filter(({ transform }) => transform !== 'none').length).toBeGreaterThan(5)
    await page.emulateMedia({ media: 'print' })
    expect((await styles()).filter(({ transform }) => transform !== 'none')).toEqual([])
  })
})

test('the gate opens on a page that is there from the first moment', async ({ page }) => {
  await page.goto('/')
  await setPace(page, 0)
  await unlock(page)
  await expect(submitButton(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectMoving(page)
  await page.mouse.wheel(0, 200)
  await expectStill(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test.describe('the visit', () => {
  test.use({ access: true })

  test('is traced in the footer, and a sent message closes it', async ({ page }) => {
    await openLive(page, '/about')
    const footer = page.getByRole('contentinfo')
    await siteLink(page, '/contact').click()
    await expect(page).toHaveURL('/contact')
    const trace = footer.locator('[data-visit]')
    await footer.scrollIntoViewIfNeeded()
    await trace.scrollIntoViewIfNeeded()
    await expect(trace).toContainText(/2 pages, \d+ s\. Kept in this browser only\./)
    await expect(trace).toContainText(/\/about \d+ s/)
    await expect(trace).not.toContainText('200 OK')
    const { fields, submitLabel } = installed['contact-section'].contactSection
    for (const [{ label }, text] of [
      [fields.name, 'Inês Ó'],
      [fields.email, 'ines@example.com'],
      [fields.subject, 'Olá'],
      [fields.message, 'Trace this.'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(text)
    await page.getByRole('button', { name: submitLabel }).click()
    await expect(trace).toContainText('200 OK')
  })

  test('is a plain drawing where nothing is recorded', async ({ page, baseURL }) => {
    await openLive(page, baseURL!.replace('127.0.0.1', 'localhost'))
    const footer = page.getByRole('contentinfo')
    const trace = footer.locator('[data-visit]')
    await footer.scrollIntoViewIfNeeded()
    await trace.scrollIntoViewIfNeeded()
    await expect(trace).toHaveAttribute('data-visit', 'plain')
    await expect(trace).toContainText('Each page you open becomes a span.')
  })
})
