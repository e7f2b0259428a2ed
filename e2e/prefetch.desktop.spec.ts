import type { Page, Request } from '@playwright/test'
import { withoutAccent } from '../src/components/ui/accent'
import {
  expect,
  firstStudy,
  galleryKinds,
  installed,
  openLive,
  siteLink,
  skipWithout,
  test,
} from './site-test'

test.use({ access: true })

/** The content of this page, as it comes over the network. */
function contentOf(path: string): RegExp {
  return new RegExp(`/data/[^/]+${path}\\.json$`)
}

/** Calls until all that is asked for from now on has come. */
function watchNetwork(page: Page): () => Promise<void> {
  const onTheWay = new Set<Request>()
  page.on('request', (request) => onTheWay.add(request))
  page.on('requestfinished', (request) => onTheWay.delete(request))
  page.on('requestfailed', (request) => onTheWay.delete(request))
  return () => expect.poll(() => onTheWay.size).toBe(0)
}

test.describe('a link that is pointed at', () => {
  // Of pictures, which come with the page.
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ })

  test('has its page fetched, which then opens without the network', { tag: '@lock' }, async ({
    page,
    context,
  }) => {
    await openLive(page, '/about')
    const allThere = watchNetwork(page)
    const arrived = page.waitForResponse(contentOf('/visuals'))
    await siteLink(page, '/visuals').hover()
    await arrived
    await allThere()
    await context.setOffline(true)
    await siteLink(page, '/visuals').press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      withoutAccent(installed.visuals.visuals.heading),
    )
    await expect(page).toHaveURL('/visuals')
  })
})

test('a link that is focused has its page fetched', async ({ page }) => {
  await openLive(page, '/about')
  const arrived = page.waitForResponse(contentOf('/resume'))
  await siteLink(page, '/resume').focus()
  await arrived
})

test('a page of content is fetched with its content, and is no page view yet', { tag: '@lock' }, async ({
  page,
}) => {
  const viewed = () =>
    page.evaluate(() =>
      JSON.parse(localStorage.getItem('portfolio_analytics') ?? '[]').map(
        (entry: { event: string; page: string }) => `${entry.event} ${entry.page}`,
      ),
    )
  await openLive(page, '/')
  const link = page.locator(`main a[href="${firstStudy.caseStudyUrl}"]`).first()
  const arrived = page.waitForResponse(contentOf(firstStudy.caseStudyUrl))
  await link.hover()
  await arrived
  expect(await viewed()).not.toContainEqual(expect.stringContaining(firstStudy.caseStudyUrl))
  await link.click()
  await expect.poll(viewed).toContain(`page_load ${firstStudy.caseStudyUrl}`)
})

test('a link that leaves the app fetches nothing', async ({ page }) => {
  await openLive(page, '/about')
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/data/')) fetched.push(new URL(request.url()).pathname)
  })
  // Taken for a page, they would be unknown ones.
  await page.getByRole('banner').locator('a[href$=".pdf"]').hover()
  await page.getByRole('contentinfo').locator('a[target=_blank]').first().hover()
  // What the next hover fetches shows that the ones before had their chance.
  const arrived = page.waitForResponse(contentOf('/visuals'))
  await siteLink(page, '/visuals').hover()
  await arrived
  expect(fetched).toEqual([expect.stringMatching(contentOf('/visuals'))])
})

test('a page that comes back after another begins anew', async ({ page }) => {
  const [all] = installed.visuals.visuals.filters
  const [other] = galleryKinds
  skipWithout(galleryKinds.length > 1, 'filters over the gallery')
  await openLive(page, '/visuals')
  await page.getByRole('button', { name: new RegExp(`^${other!.label}`) }).click()
  await siteLink(page, '/about').click()
  await expect(page).toHaveURL('/about')
  await siteLink(page, '/visuals').click()
  await expect(page.getByRole('button', { name: new RegExp(`^${all!.label}`) })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})
