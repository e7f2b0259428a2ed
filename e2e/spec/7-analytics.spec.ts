import type { Page } from '@playwright/test'
import { addTags, LOG_KEY, recorded, seed, theOne, told } from './event-log'
import { expect, test } from './visitor'

const TIMESTAMP = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/)

function toContact(page: Page) {
  return page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true })
}

test.describe('on localhost', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('It is disabled on localhost', async ({ page, baseURL }) => {
    await addTags(page)
    await page.addInitScript(() => localStorage.setItem('portfolio-authenticated', 'true'))
    await page.goto(baseURL!.replace('127.0.0.1', 'localhost').concat('/about'))
    await toContact(page).click()
    await expect(page.getByRole('heading', { name: 'Contact Me' })).toBeVisible()
    expect(await page.evaluate((key) => localStorage.getItem(key), LOG_KEY)).toBeNull()
    expect((await told(page)).filter((call) => JSON.stringify(call).includes('page_load'))).toEqual([])
  })
})

test('It emits events to a page-view analytics global if present', async ({ page }) => {
  await addTags(page)
  await page.goto('/about')
  const fields = expect.objectContaining({ page: '/about', referrer: '' })
  await expect.poll(() => told(page)).toContainEqual(['gtag', 'event', 'page_load', fields])
  expect(await told(page)).toContainEqual(['plausible', 'page_load', { props: fields }])
})

test('It stores up to the last 100 events in local storage under portfolio_analytics', async ({ page }) => {
  await seed(
    page,
    Array.from({ length: 100 }, (_, number) => ({ event: 'cta_click', number })),
  )
  await page.goto('/about')
  await theOne(page, 'page_load')
  const log = await recorded(page)
  expect(log).toHaveLength(100)
  expect(log[0]).toMatchObject({ number: 1 })
  expect(log.at(-1)).toMatchObject({ event: 'page_load' })
})

test('Every event carries a session id', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Explore My Work' }).click()
  await theOne(page, 'cta_click')
  await toContact(page).click()
  await expect.poll(async () => (await recorded(page, 'page_load')).length).toBe(2)
  const ids = (await recorded(page)).map(({ sessionId }) => sessionId)
  expect(new Set(ids).size).toBe(1)
  expect(ids[0]).toEqual(expect.stringMatching(/\w{8}/))
})

test.describe('with a long user agent', () => {
  const userAgent = `Mozilla/5.0 ${'(a browser of many words) '.repeat(12)}`.trim()
  test.use({ userAgent })

  test('page_load: page, referrer, user agent (cut to 200 chars), viewport, timestamp', async ({
    page,
    baseURL,
  }) => {
    const referer = `${baseURL}/privacy-policy`
    await page.goto('/about', { referer })
    expect(await theOne(page, 'page_load')).toMatchObject({
      page: '/about',
      referrer: referer,
      userAgent: userAgent.slice(0, 200),
      viewport: '1440x900',
      timestamp: TIMESTAMP,
    })
  })
})

test('A client-side navigation is a page view too and records page_load with the new path', async ({
  page,
}) => {
  await page.goto('/about')
  await theOne(page, 'page_load')
  await toContact(page).click()
  await expect
    .poll(async () => (await recorded(page, 'page_load')).map((event) => event.page))
    .toEqual(['/about', '/contact'])
})

test('scroll_depth: page, depth at 25/50/75/90/100 percent', async ({ page }) => {
  await page.goto('/privacy-policy')
  await theOne(page, 'page_load')
  const depths = async () => (await recorded(page, 'scroll_depth')).map(({ depth }) => depth)
  for (const [percent, seen] of [
    [60, [25, 50]],
    [99.9, [25, 50, 75, 90]],
    [0, [25, 50, 75, 90]],
    [110, [25, 50, 75, 90, 100]],
  ] as const) {
    await page.evaluate((share) => {
      const lowerEdge = (document.documentElement.scrollHeight * share) / 100
      scrollTo({ top: lowerEdge - innerHeight, behavior: 'instant' })
    }, percent)
    await expect.poll(depths, { message: `at ${percent}%` }).toEqual(seen)
  }
  for (const event of await recorded(page, 'scroll_depth')) expect(event.page).toBe('/privacy-policy')
})

test('scroll debounced 100 ms', async ({ page }) => {
  await page.clock.install()
  await page.goto('/privacy-policy')
  await theOne(page, 'page_load')
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  /** Comes back when the browser has told the page of it. */
  const scrollBy = (top: number) =>
    page.evaluate((distance) => {
      const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
      scroll({ top: scrollY + distance, behavior: 'instant' })
      return scrolled
    }, top)
  const before = (await recorded(page, 'scroll_depth')).length
  for (const distance of [400, 400, 9999]) {
    await scrollBy(distance)
    await page.clock.runFor(90)
  }
  expect(await recorded(page, 'scroll_depth')).toHaveLength(before)
  await page.clock.runFor(10)
  expect((await recorded(page, 'scroll_depth')).at(-1)).toMatchObject({ depth: 100 })
})

test('cta_click: cta, location, page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Explore My Work' }).click()
  expect(await theOne(page, 'cta_click')).toMatchObject({
    cta: 'Explore My Work',
    location: expect.stringMatching(/./),
    page: '/',
    timestamp: TIMESTAMP,
  })
})

test('case_study_view: project, page', async ({ page }) => {
  await page.goto('/')
  // The page answers to presses by then: the browser itself follows an earlier one.
  await page.getByRole('button', { name: 'Explore My Work' }).click()
  await theOne(page, 'cta_click')
  await page.getByRole('link', { name: /^Azure Maps Platform/ }).click()
  await expect(page).toHaveURL('/case-study/azure-maps')
  expect(await theOne(page, 'case_study_view')).toMatchObject({
    project: 'Azure Maps Platform',
    page: '/',
    timestamp: TIMESTAMP,
  })
})

test('resume_download: page', async ({ page }) => {
  await page.goto('/resume')
  const download = page.waitForEvent('download')
  await page
    .getByRole('main')
    .getByRole('link', { name: /download/i })
    .click()
  expect(await theOne(page, 'resume_download')).toMatchObject({ page: '/resume', timestamp: TIMESTAMP })
  await download
})

test('contact_action: action (for example linkedin), page', async ({ page, context }) => {
  await context.route(/linkedin/, (route) => route.fulfill({ body: 'LinkedIn' }))
  await page.goto('/resume')
  await page
    .getByRole('main')
    .getByRole('link', { name: /LinkedIn/ })
    .first()
    .click()
  expect(await theOne(page, 'contact_action')).toMatchObject({
    action: 'linkedin',
    page: '/resume',
    timestamp: TIMESTAMP,
  })
})

for (const [path, label] of [
  ['/case-study/trace-flow-map', /^View Live/],
  ['/case-study/adaptive-email', /^Learn More/],
] as const)
  test(`external_link: url (the whole address that the visitor goes to), context, page at ${path}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.route(
      (url) => url.origin !== baseURL,
      (route) => route.fulfill({ body: 'another site' }),
    )
    await page.goto(path)
    const popup = page.waitForEvent('popup')
    await page.getByRole('main').getByRole('link', { name: label }).click()
    expect(await theOne(page, 'external_link')).toMatchObject({
      url: (await popup).url(),
      context: expect.stringMatching(/./),
      page: path,
      timestamp: TIMESTAMP,
    })
    expect((await popup).url()).toMatch(/^https?:/)
  })
