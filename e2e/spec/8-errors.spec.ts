import type { Locator } from '@playwright/test'
import { CALL, FAILED_TITLE, fill, ownersEmail, SENT, submitButton } from './contact-form'
import { recorded } from './event-log'
import { enter, homeBadge } from './gate-screen'
import { openAboutPage } from './testimonial-cards'
import { expect, PASSWORD, test } from './visitor'

/** The color that the text stands in, and the one behind it. */
function look(text: Locator): Promise<string[]> {
  return text.evaluate((element) => {
    let part: Element | null = element
    while (part && /rgba\(.*, 0\)|transparent/.test(getComputedStyle(part).backgroundColor))
      part = part.parentElement
    return [getComputedStyle(element).color, part ? getComputedStyle(part).backgroundColor : '']
  })
}

test.describe('Contact', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('send fails: destructive toast titled "Error sending message", text "Please try again or email me directly at {email}"', async ({
    page,
  }) => {
    let fails = true
    await page.route(CALL, (route) =>
      fails ? route.fulfill({ status: 500, json: { error: 'no' } }) : route.fulfill({ json: {} }),
    )
    await page.goto('/contact')
    const email = await ownersEmail(page)
    await fill(page)
    await submitButton(page).click()
    const title = page.getByText(FAILED_TITLE, { exact: true })
    await expect(title).toBeVisible()
    await expect(
      page.getByText(`Please try again or email me directly at ${email}`, { exact: true }),
    ).toBeVisible()
    const destructive = await look(title)
    fails = false
    await submitButton(page).click()
    // Destructive is what a success is not.
    expect(await look(page.getByText(SENT.title))).not.toEqual(destructive)
  })

  test('send succeeds: toast titled "Message sent!", text "Thank you for your message. I’ll get back to you soon."', async ({
    page,
  }) => {
    await page.goto('/contact')
    await fill(page)
    await submitButton(page).click()
    await expect(page.getByText(SENT.title, { exact: true })).toBeVisible()
    await expect(page.getByText(SENT.text, { exact: true })).toBeVisible()
  })
})

test.describe('Router failure', () => {
  test.use({ expectedErrors: /404|dynamically imported|module|Unexpected Application Error|loading/i })

  test('default router error view titled "Unexpected Application Error!"', async ({ page }) => {
    /** The scripts that the next page asks for are gone, however often they are asked for. */
    const gone = new Set<string>()
    let leaving = false
    const toVisuals = page.getByRole('contentinfo').getByRole('link', { name: 'Visuals' })
    await openAboutPage(page)
    await page.route(/./, (route) => {
      const request = route.request()
      leaving ||= request.isNavigationRequest()
      if (!leaving && request.resourceType() === 'script') gone.add(request.url())
      return gone.has(request.url()) ? route.fulfill({ status: 404 }) : route.fallback()
    })
    // The first failure loads the page anew, in case that a deployment took the script away.
    await toVisuals.click()
    await expect(page).toHaveURL('/visuals')
    await openAboutPage(page)
    await toVisuals.click()
    await expect(page.getByText('Unexpected Application Error!')).toBeVisible()
  })
})

test.describe('Analytics observer failure: silently ignored', () => {
  test.use({ inside: false })

  for (const [failure, script] of [
    ['it is not there', 'delete window.PerformanceObserver'],
    [
      'its constructor throws',
      'window.PerformanceObserver = class { constructor() { throw new Error("no") } }',
    ],
    ['observe throws', 'PerformanceObserver.prototype.observe = () => { throw new Error("no") }'],
  ] as const)
    test(failure, async ({ page }) => {
      await page.addInitScript(script)
      await page.addInitScript('window.gtag = () => {}')
      await page.goto('/')
      await enter(page, PASSWORD)
      await expect(homeBadge(page)).toBeVisible()
      await page.getByRole('button', { name: 'Explore My Work' }).click()
      await expect.poll(async () => (await recorded(page, 'cta_click')).length).toBe(1)
      await page.goto('/case-study/trace-flow-map')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Contact Me' })).toBeVisible()
    })
})
